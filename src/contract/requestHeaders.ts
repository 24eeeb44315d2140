/** Where the operator’s calls are, and what every one of them carries. */

/** Version prefix of all paths (R7.1.1). */
export const apiBase = '/api/v2/';

/** Headers that every request carries (R7.1.3–7, Q7.1.a). */
export const headerNames = {
  userTime: 'X-User-Time',
  userTimezone: 'X-User-Timezone',
  visitorToken: 'X-Visitor-Token',
  sessionId: 'X-Session-Id',
  appKey: 'X-App-Key',
  idempotencyKey: 'Idempotency-Key',
  /** Of guests: sent with their order, afterwards instead of their token (docs/decisions/020). */
  orderKey: 'X-Order-Key',
} as const;

/** How the portal names itself (R3.10.6, Q3.10.b). */
export const applicationKeys = { qPortal: 'oo', b2c: 'oc', partners: 'op', members: 'om', kiosk: 'ok' } as const;

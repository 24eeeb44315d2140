/** A call as it reaches the storms' server, and what is answered to it. */
export interface Asked {
  method: string;
  path: string;
  token: string | null;
  /** Idempotency-Key. */
  key: string | null;
  orderKey: string | null;
  query: URLSearchParams;
  body: unknown;
}

/** What is money once it arrives: it is sent again under its own key, or it is there twice. */
export const isCharge = ({ method, path }: Asked): boolean =>
  method === 'POST' && (path === 'orders' || path === 'wallet/top-up');

/** An order is sent (R7.3.7). */
export const isOrder = ({ method, path }: Asked): boolean => method === 'POST' && path === 'orders';

/** Another address or number, with its code: sent again it is refused, as the code is used up. */
export const isContactChange = ({ method, path, body }: Asked): boolean =>
  method === 'POST' && path === 'profile' && Object.hasOwn(body ?? {}, 'otp');

/** A file that is stored: sent again it is there twice. */
export const isUpload = ({ method, path }: Asked): boolean => method === 'POST' && path === 'file/save/data';

/** A new account. */
export const isRegistration = ({ method, path }: Asked): boolean => method === 'POST' && path === 'auth/register';

/** Somebody of the family goes: done once, nobody undoes it. */
export const isRemoval = ({ method, path }: Asked): boolean =>
  method === 'DELETE' && path.startsWith('customers-associated/');

/** An order is given up, and money comes back (Q7.7.b). */
export const isCancellation = ({ method, path }: Asked): boolean =>
  method === 'POST' && /^orders\/\d+\/cancellation$/.test(path);

/** A booking gets another time (Q2.2.b). */
export const isMove = ({ method, path }: Asked): boolean => method === 'POST' && path.endsWith('/reschedule');

/** A paid session gets its hour (Q7.6.m). */
export const isScheduling = ({ method, path }: Asked): boolean => method === 'POST' && path.endsWith('/sessions');

/** An account is deleted (Q7.7.g). */
export const isErasure = ({ method, path }: Asked): boolean => method === 'POST' && path === 'profile/erasure';

/** A request to the operator, or a reply in one (Q7.6.r). */
export const isMessage = ({ method, path }: Asked): boolean => method === 'POST' && path.startsWith('customer-support');

/** A form of the operator's is sent (Q2.1.d). */
export const isFormSent = ({ method, path }: Asked): boolean => method === 'POST' && path.startsWith('forms/');

/** A link confirms an address (Q2.1.c). */
export const isVerification = ({ path }: Asked): boolean => path === 'auth/verify-customer';

/** A saved card becomes the first (Q7.7.l). */
export const isPreference = ({ method, path }: Asked): boolean => method === 'PUT' && path.startsWith('profile/cards/');

/** Orders are sent again (Q7.7.i). */
export const isSentAgain = ({ method, path }: Asked): boolean => method === 'POST' && path === 'orders/send-again';

/** An invitation is answered (Q2.1.b). */
export const isInviteAnswer = ({ method, path }: Asked): boolean =>
  method === 'POST' && path.startsWith('events/invites/');

/** A business signs up (R7.4.10). */
export const isPartner = ({ path }: Asked): boolean => path === 'auth/partner-register';

/** A lead is sent (R7.5.3). */
export const isLead = ({ method, path }: Asked): boolean => method === 'POST' && path === 'leads';

/** The file of the tickets of an order (R2.2.9). */
export const isTicketFile = ({ path }: Asked): boolean => /^orders\/\d+\/tickets\/download$/.test(path);

export interface Reply {
  status: number;
  body: unknown;
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  constructor(status: number, code: string, data: unknown = null) {
    super(code);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** An answer that is no data in an envelope. */
export class Bare {
  readonly body: object;
  constructor(body: object) {
    this.body = body;
  }
}

/** One page of a list, as it is answered. */
export class Page {
  readonly data: object;
  readonly total: number;
  readonly total_pages: number;
  readonly current_page: number;
  constructor(data: object, total: number, total_pages: number, current_page: number) {
    this.data = data;
    this.total = total;
    this.total_pages = total_pages;
    this.current_page = current_page;
  }
}

/** The part of the storms' server where something is said once: orders sent again, invitations, businesses that sign up. */
import { Refusal, type Asked } from '../asked.ts';

export const inviteTokens = ['invite-1', 'invite-2', 'invite-unknown'] as const;

export function createSaidOnce() {
  /** To which addresses and numbers. */
  const sentAgain: string[] = [];
  const partners: string[] = [];
  const invites = new Map<string, string>(inviteTokens.slice(0, 2).map((token) => [token, 'invited']));

  const told = (token: string) => ({
    event: { id: 81, name: 'An evening', image: null, start_date: '2027-03-01', place: 'Hall' },
    invitee_name: `Guest of ${token}`,
    seats: 2,
    status: invites.get(token),
  });

  function invitation({ method, body }: Asked, token: string): unknown {
    if (!invites.has(token)) throw new Refusal(404, 'notFound');
    if (method === 'POST') invites.set(token, (body as { answer: string }).answer);
    return told(token);
  }

  function signUp({ email = '' }: Record<string, string>): null {
    if (partners.includes(email)) throw new Refusal(409, 'alreadyRegistered');
    partners.push(email);
    return null;
  }

  return {
    sentAgain,
    partners,
    invites,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const body = asked.body as Record<string, string>;
      if (asked.path === 'orders/send-again') {
        sentAgain.push(body['email'] ?? body['mobile']!);
        return null;
      }
      if (asked.path === 'auth/partner-register') return signUp(body);
      const [, token] = /^events\/invites\/(.+)$/.exec(asked.path) ?? [];
      return token === undefined ? undefined : invitation(asked, token);
    },
  };
}

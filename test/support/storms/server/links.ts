/** Links that confirm an address, each good for once (Q2.1.c). */
import { Refusal, type Asked } from './asked.ts';

export function createLinks() {
  let issued = 0;
  const good = new Set<string>();
  const confirmed = new Set<string>();

  function confirm(token: string): null {
    if (!good.delete(token)) throw new Refusal(422, 'tokenInvalid');
    confirmed.add(token);
    return null;
  }

  return {
    confirmed,
    /** Sent to somebody new. */
    issue(): string {
      const token = `proof-of-link-${(issued += 1)}`;
      good.add(token);
      return token;
    },
    /** Undefined where the call is none of these. */
    answer: ({ path, body }: Asked): unknown =>
      path === 'auth/verify-customer' ? confirm((body as { token: string }).token) : undefined,
  };
}

import type { LoginOutput } from '../../../../machines/login/loginOutput.ts';
import { ownerOf } from '../../../../machines/session/owner.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { clearCachedAnswers } from '../../http/client.ts';
import { becomeGuest, leaveGuest, persistedExpiry, persistedToken } from './credentials.ts';
import { changeIntentOwner } from '../orders/intentOwner.ts';

/** Stores the token of a login and returns the customer; not for somebody who closed the dialog meanwhile. */
export function persistLogin({ data: { token, ...user } }: ResponseTo<'login'>, signal: AbortSignal): LoginOutput {
  signal.throwIfAborted();
  changeIntentOwner(ownerOf(user));
  if (user.is_anonymous) becomeGuest(token);
  else {
    leaveGuest();
    persistedExpiry.drop();
    persistedToken.write(token);
  }
  clearCachedAnswers();
  return { user, at: Date.now() };
}

import type { LoginOutput } from '../../machines/login/loginOutput.ts';
import type { AnswerTo } from '../contract/endpoints.ts';
import { forgetCachedAnswers } from './client.ts';
import { becomeGuest, keptToken, leaveGuest } from './credentials.ts';
import { keptIntent } from './orderIntent.ts';

/** Stores the token of a login and answers who came in. Who closed the dialog in the meantime did not mean to. */
export function beginSession({ data: { token, ...user } }: AnswerTo<'login'>, signal: AbortSignal): LoginOutput {
  signal.throwIfAborted();
  keptIntent.dropGuests();
  if (user.is_anonymous) becomeGuest(token);
  else {
    leaveGuest();
    keptToken.write(token);
  }
  forgetCachedAnswers();
  return { user, at: Date.now() };
}

/** Which codes this tab has asked for, so that the pause before another one outlives a reload. No address is written down. */
import * as v from 'valibot';
import { codeLifetime, type Recipient, type SentCode } from '../../../../machines/code/codeRules.ts';
import type { CaptchaAction } from '../../../contract/forms/captcha.ts';
import { persistedItem } from '../storage.ts';

const Instant = v.pipe(v.number(), v.integer(), v.minValue(0));
const SentCodes = v.record(v.string(), v.object({ resendAt: Instant, expiresAt: Instant }));

const persisted = persistedItem('session', 'codes', 1, SentCodes);

/** Tells recipients apart without naming them: 32 bits of FNV-1a. */
function keyOf(action: CaptchaAction, { email, mobile }: Recipient): string {
  let hash = 0x811c9dc5;
  for (const char of `${action} ${email.toLowerCase()} ${mobile ?? ''}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The code that was sent there a moment ago; null when another one may be asked for, or the clock was moved. */
export function recallCode(action: CaptchaAction, recipient: Recipient, at: number): SentCode | null {
  const found = persisted.read()?.[keyOf(action, recipient)];
  if (found === undefined || found.resendAt <= at || found.expiresAt > at + codeLifetime) return null;
  return { ...found, at, isNew: false, said: null };
}

export function rememberCode(action: CaptchaAction, recipient: Recipient, { resendAt, expiresAt, at }: SentCode): void {
  const others = Object.entries(persisted.read() ?? {}).filter(([, code]) => code.expiresAt > at);
  persisted.write({ ...Object.fromEntries(others), [keyOf(action, recipient)]: { resendAt, expiresAt } });
}

/** To be called when the code was used. */
export function clearCode(action: CaptchaAction, recipient: Recipient): void {
  const { [keyOf(action, recipient)]: _, ...others } = persisted.read() ?? {};
  if (Object.keys(others).length > 0) persisted.write(others);
  else persisted.drop();
}

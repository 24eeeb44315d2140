/** Invariants of the ways in: no code that nobody asked for, and none that lives for longer than it may (R5.4). */
import { codeOf } from '../deeds/loginDeeds.ts';
import type { Tab } from '../tab.ts';

export function loginFaults(tab: Tab): string[] {
  const found: string[] = [];
  const { codes, shop } = tab;
  if (codes.sent > codes.pressed) found.push(`I13: ${codes.sent} codes were asked for by ${codes.pressed} presses`);
  const code = codeOf(tab)?.getSnapshot();
  if (code?.matches('open')) {
    const { recipient, action, sent } = code.context;
    const known = shop.waysIn.lastTo(recipient.email, action === 'register' ? 'register' : 'login');
    if (known === undefined && !shop.waysIn.codes.some(({ email }) => email === recipient.email))
      found.push('R4.9.1: a code is to be entered that nobody sent');
    if (sent !== null && sent.expiresAt > Date.now() + 600_000)
      found.push('R5.4.1: a code lives for more than ten minutes');
  }
  return found;
}

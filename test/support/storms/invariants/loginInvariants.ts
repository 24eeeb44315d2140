/** Invariants of the ways in: no code that nobody asked for, and none that lives for longer than it may (R5.4). */
import { codeOf, confirmingOf, loginOf, placeOf, purposeOf } from '../deeds/loginDeeds.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';

export function loginFaults(tab: Tab): string[] {
  const found: string[] = [];
  const { codes, shop } = tab;
  if (codes.sent > codes.pressed) found.push(`I13: ${codes.sent} codes were asked for by ${codes.pressed} presses`);
  const code = codeOf(tab)?.getSnapshot();
  if (code?.matches('open')) {
    tally('R5.4.1: a code is open');
    const { recipient, sent } = code.context;
    const purpose = purposeOf(tab);
    tally(`R5.4.1: a code is open, for ${purpose}`);
    const place = placeOf(recipient);
    const known = shop.waysIn.lastTo(place, purpose);
    if (known === undefined && !shop.waysIn.codes.some(({ email }) => email === place))
      found.push('R4.9.1: a code is to be entered that nobody sent');
    if (sent !== null && sent.expiresAt > Date.now() + 600_000)
      found.push('R5.4.1: a code lives for more than ten minutes');
    const isOver = sent !== null && Date.now() > sent.expiresAt;
    if (isOver) tally('R5.4.1: a code is too old');
    if (isOver && code.matches({ open: { entry: 'filling' } }))
      found.push('R5.4.1: a code that is too old is asked for');
  }
  found.push(...formFaults(tab), ...admissionFaults(tab), ...linkFaults(tab));
  return found;
}

/** A form is locked for a code only while that code is sent, or entered (I24). */
function formFaults(tab: Tab): string[] {
  const page = tab.page();
  const reset = tab.reset()?.getSnapshot();
  const login = loginOf(tab)?.getSnapshot();
  if (page.name === 'register' && page.actor.getSnapshot().matches('registering'))
    tally('R5.7.14: a new account is sent');
  const isLocked =
    reset !== undefined
      ? reset.matches({ asking: 'confirmingCode' })
      : page.name === 'register'
        ? page.actor.getSnapshot().matches({ applying: 'confirmingCode' })
        : page.name === 'verification' && login === undefined
          ? page.actor.getSnapshot().matches({ refused: 'confirmingCode' })
          : login?.matches({ email: 'confirmingCode' }) === true;
  if (!isLocked) return [];
  tally('I24: a form waits for a code');
  return confirmingOf(tab)?.getSnapshot().matches('confirming') === true
    ? []
    : ['I24: a form waits for a code that nobody asks for'];
}

/** Nobody is let in by a token that nobody here asked for, unless they have said that they are the one named (T04). */
function linkFaults({ arrivals, user }: Tab): string[] {
  const { id, isAwaited, isAccepted, isOver, before } = arrivals;
  if (id === null || isAwaited || isOver) return [];
  tally('T04: a token that nobody asked for');
  return user()?.id === id && before !== id && !isAccepted
    ? [`T04: a link has let in customer ${id}, and nobody has said that it is them`]
    : [];
}

/** Whom the server lets in is in (R4.9). */
function admissionFaults(tab: Tab): string[] {
  const { id } = tab.admitted;
  if (id === null) return [];
  tab.admitted.id = null;
  tally('R4.9: somebody is let in');
  return tab.user()?.id === id ? [] : [`R4.9: customer ${id} is let in, and the portal does not know it`];
}

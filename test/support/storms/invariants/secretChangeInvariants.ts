/** Invariants of new passwords, addresses and numbers: changed by a press alone, and told as they are (R4.9.5, R3.7.10, Q7.7.d). */
import { codeOf, placeOf, purposeOf } from '../deeds/loginDeeds.ts';
import { people } from '../people.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';

function passwordFaults(tab: Tab): string[] {
  const found: string[] = [];
  const { passwords, shop } = tab;
  if (passwords.sent > 0) tally('I13: a password was changed');
  if (passwords.sent > passwords.pressed)
    found.push(`I13: ${passwords.sent} passwords were changed by ${passwords.pressed} presses`);
  const page = tab.page();
  if (page.name !== 'profile') return found;
  const n = people.findIndex(({ id }) => `customer ${id}` === page.owner);
  const changed = shop.waysIn.passwordChanges.filter((one) => one.n === n && one.by === 'old').length;
  const { changes } = page.password.getSnapshot().context;
  if (changes > 0) tally('Q7.7.d: a password is told to be another');
  if (changes > changed) found.push('Q7.7.d: a password is told to be another, and is not');
  return found;
}

const refusedCodes: ReadonlySet<string> = new Set(['invalidOtp', 'otpExpired', 'otpLocked']);

function contactFaults(tab: Tab): string[] {
  const found: string[] = [];
  const { shop, user } = tab;
  const page = tab.page();
  const owner = user();
  const changed = shop.waysIn.contactChanges.filter(({ id }) => id === owner?.id);
  if (changed.length > 0) tally('R3.7.10: an address or a number is another');
  // As it is, or was: another one is shown once the server has it.
  const known = people.find(({ id }) => id === owner?.id);
  const emails = [known?.email, ...changed.map(({ to }) => to)];
  if (known && owner?.email && !emails.includes(owner.email))
    found.push(`R3.7.10: ${owner.email} is shown, and nobody has said so`);
  if (page.name !== 'profile' || page.owner !== `customer ${owner?.id}`) return found;
  // What is stored of them is another from then on, whichever answer has said so (Q4.1.b).
  if (page.contactsTold > page.contactsSeen) tab.logins.set(owner!.id!, Date.now());
  page.contactsSeen = page.contactsTold;
  if (page.contactsTold > changed.length) found.push('R3.7.10: an address is told to be another, and is not');
  const code = codeOf(tab)?.getSnapshot();
  if (code === undefined || purposeOf(tab) !== 'contact') return found;
  tally('R3.7.10: a code for another address or number');
  // Where it was made since, by a press whose answer nobody waits for, nobody can know.
  const refusal = shop.waysIn.contactRefusals.at(-1);
  const isDone = refusal?.isMade && refusal.id === owner?.id && refusal.to === placeOf(code.context.recipient);
  if (isDone) tally('R3.7.10: the code of a change that was made is refused');
  if (isDone && refusedCodes.has(code.context.problem?.code ?? ''))
    found.push('R3.7.10: the address is another, and its code is said to be wrong');
  return found;
}

export const secretChangeFaults = (tab: Tab): string[] => [...passwordFaults(tab), ...contactFaults(tab)];

/** A new password: of somebody who has forgotten theirs, by a code, and of a customer who knows it (R4.9.5, Q7.7.d). */
import { addresses, captchaState, loginOf, pressForCode } from './loginDeeds.ts';
import { onPage } from './onPage.ts';
import { passwordOf } from '../server/waysIn.ts';
import type { Tab } from '../tab.ts';
import { people } from '../people.ts';

/** One that nobody has had. */
const another = (tab: Tab, n: number): string => passwordOf(100 + 12 * tab.shop.waysIn.passwordChanges.length + n);

/** The password twice, now and then not the same. */
const twice = (password: string, n: number) => ({ password, confirmation: n % 6 === 5 ? 'another' : password });

/** Presses what may change a password, twice; it is noted when it does. */
function pressForPassword(tab: Tab, press: () => void, isSaving: () => boolean): void {
  if (isSaving()) return;
  press();
  if (isSaving()) tab.passwords.pressed += 1;
  press();
}

function askReset(tab: Tab, n: number): void {
  const reset = tab.reset();
  if (reset === null) return;
  const typed = { country_code: '971', mobile_number: '501234567', email: addresses(tab)[n % 3]! };
  pressForCode(
    tab,
    () => reset.send({ type: 'passwordReset.submit', ...typed, captcha: captchaState(tab) }),
    () => reset.getSnapshot().matches({ asking: 'confirmingCode' }),
  );
}

function chooseReset(tab: Tab, n: number): void {
  const reset = tab.reset();
  if (reset === null) return;
  const typed = twice(another(tab, n), n);
  pressForPassword(
    tab,
    () => reset.send({ type: 'password.submit', ...typed }),
    () => reset.getSnapshot().matches({ resetting: 'saving' }),
  );
}

function changePassword(tab: Tab, n: number): void {
  const page = tab.page();
  if (page.name !== 'profile') return;
  const { password } = page;
  password.send({ type: 'passwordChange.open' });
  const own = people.findIndex(({ id }) => id === tab.user()?.id);
  const known = tab.shop.waysIn.passwords[own] ?? '';
  const typed = { oldPassword: n % 4 === 3 ? passwordOf(99) : known, ...twice(another(tab, n), n) };
  pressForPassword(
    tab,
    () => password.send({ type: 'password.submit', ...typed }),
    () => password.getSnapshot().matches('saving'),
  );
}

export const passwordDeeds = {
  /** From the form of the login. */
  openReset: onPage((tab) => {
    if (loginOf(tab) !== null) tab.portal()?.send({ type: 'passwordReset.open' });
  }),
  closeReset: (tab: Tab) => tab.portal()?.send({ type: 'passwordReset.close' }),
  askReset,
  chooseReset,
  restartReset: (tab: Tab) => tab.reset()?.send({ type: 'passwordReset.restart' }),
  changePassword,
  closePassword: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'profile') page.password.send({ type: 'passwordChange.close' });
  },
} as const;

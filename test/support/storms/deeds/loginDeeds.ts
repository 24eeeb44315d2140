/** What a customer does to come in: a login by password, by code or as a guest, and a new account (R4.9, R5.7.14). */
import type { CaptchaState } from '../../../../machines/captcha/captchaRules.ts';
import type { CodeRef } from '../../../../machines/code/codeMachine.ts';
import type { LoginRef } from '../../../../machines/login/loginMachine.ts';
import * as readLoginPage from '../../../../machines/login/loginPageSelectors.ts';
import { emptyDraft, type RegistrationDraft } from '../../../../machines/registration/registrationRules.ts';
import { passwordOf, type Purpose } from '../server/waysIn.ts';
import type { Tab } from '../tab.ts';
import { people } from '../people.ts';
import { tally } from '../tally.ts';
import { onPage } from './onPage.ts';

/** Two who have an account, as they are reached now, somebody who has none, and somebody who gets one. */
export const addresses = ({ shop: { waysIn } }: Tab): readonly string[] => [
  ...waysIn.emails.slice(0, people.length),
  'nobody@there.example',
  'noor@new.example',
];
const newcomers = ['noor@new.example', 'rami@new.example', people[0].email!] as const;

export const loginOf = (tab: Tab): LoginRef | null => {
  const page = tab.page();
  return page.name === 'login' ? readLoginPage.login(page.actor.getSnapshot()) : tab.login();
};
export const confirmingOf = (tab: Tab) => {
  const page = tab.page();
  // It lies above everything else.
  const reset = tab.reset();
  if (reset !== null) return reset.getSnapshot().children.confirmByCode;
  if (page.name === 'verification' && tab.login() === null) return page.actor.getSnapshot().children.confirmByCode;
  return page.name === 'register'
    ? page.actor.getSnapshot().children.confirmByCode
    : loginOf(tab)?.getSnapshot().children.confirmByCode;
};
const ownCodeOf = (tab: Tab): CodeRef | undefined => {
  const page = tab.page();
  return page.name === 'profile' ? page.contact.getSnapshot().children.code : undefined;
};
export const codeOf = (tab: Tab): CodeRef | undefined =>
  confirmingOf(tab)?.getSnapshot().children.code ?? ownCodeOf(tab);
/** What the code is for that is asked for. */
export function purposeOf(tab: Tab): Purpose {
  if (tab.reset() !== null) return 'password';
  const { name } = tab.page();
  if (name === 'register' || (name === 'verification' && tab.login() === null)) return 'register';
  return loginOf(tab) === null && name === 'profile' ? 'contact' : 'login';
}
const captchaOfForm = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'form' && tab.login() === null ? page.asked?.getSnapshot().children.captcha : undefined;
};
export const captchaOf = (tab: Tab) =>
  codeOf(tab)?.getSnapshot().children.captcha ??
  confirmingOf(tab)?.getSnapshot().children.captcha ??
  captchaOfForm(tab);
export const captchaState = (tab: Tab): CaptchaState => {
  const value = captchaOf(tab)?.getSnapshot().value;
  return value === 'verified' || value === 'expired' || value === 'error' ? value : 'init';
};

/** Presses what may send a code, and notes it when it does. */
export function pressForCode(tab: Tab, press: () => void, hasBegun: () => boolean): void {
  if (hasBegun()) return;
  press();
  if (hasBegun()) tab.codes.pressed += 1;
}

function askCode(tab: Tab, email: string): void {
  const login = loginOf(tab);
  if (login === null) return;
  const hasBegun = () => login.getSnapshot().matches({ email: 'confirmingCode' });
  pressForCode(tab, () => login.send({ type: 'email.submit', email, captcha: captchaState(tab) }), hasBegun);
}

/** The digits that the message has. */
export function rightCode(tab: Tab): string | null {
  const recipient = codeOf(tab)?.getSnapshot().context.recipient;
  return (recipient && tab.shop.waysIn.lastTo(placeOf(recipient), purposeOf(tab))?.digits) ?? null;
}

export const enter = (tab: Tab, code: string): void => {
  if (purposeOf(tab) === 'register') tab.codes.pressed += 1;
  codeOf(tab)?.send({ type: 'code.submit', code, captcha: captchaState(tab) });
};

const draft = (n: number): RegistrationDraft => ({
  ...emptyDraft,
  first_name: 'Noor',
  last_name: 'Salem',
  mobile_number: '501234567',
  email: newcomers[n % newcomers.length]!,
});

function submitAccount(tab: Tab, n: number): void {
  const page = tab.page();
  if (page.name !== 'register') return;
  const secrets = {
    password: passwordOf(7),
    confirmation: n % 5 === 4 ? 'another' : passwordOf(7),
    dob: '1987-06-05',
    religion_id: null,
    id_proof_type_id: null,
    id_proof_number: '',
    profile_image: null,
  };
  const { actor } = page;
  const hasBegun = () => actor.getSnapshot().matches({ applying: 'holding' });
  const typed = { ...draft(n), ...secrets, hasAgreed: true, captcha: captchaState(tab) };
  pressForCode(tab, () => actor.send({ type: 'form.submit', ...typed }), hasBegun);
}

/** Where a code is sent. */
export const placeOf = ({ email, mobile }: { email: string; mobile: string | null }): string =>
  email === '' ? (mobile ?? '') : email;

const proveHuman = (tab: Tab): void => captchaOf(tab)?.send({ type: 'captcha.begin' });

/** Waits for the answers, and shows to be human where that is asked. */
export async function proved(tab: Tab): Promise<void> {
  await tab.settle();
  captchaOf(tab)?.send({ type: 'captcha.reload' });
  proveHuman(tab);
  await tab.settle();
}

export const loginDeeds = {
  openLogin: onPage((tab, n) => {
    if (!tab.owner().startsWith('customer')) tab.goTo('login', n % 3 === 2 ? 'password' : null);
  }),
  openDialog: onPage((tab) => {
    if (!tab.owner().startsWith('customer')) tab.portal()?.send({ type: 'login.open' });
  }),
  closeDialog: (tab: Tab) => tab.portal()?.send({ type: 'login.close' }),
  proveHuman,
  givePassword: (tab: Tab, n: number) =>
    loginOf(tab)?.send({
      type: 'password.submit',
      country_code: '971',
      mobile_number: '501234567',
      password: tab.shop.waysIn.passwords.slice(0, people.length)[n % 3] ?? passwordOf(98),
    }),
  chooseWay: (tab: Tab, n: number) =>
    loginOf(tab)?.send({ type: n % 2 === 0 ? ('guest.choose' as const) : ('account.choose' as const) }),
  asGuest: (tab: Tab) =>
    loginOf(tab)?.send({
      type: 'guest.submit',
      name: 'Sara Ali',
      email: 'sara@guests.example',
      country_code: '971',
      mobile_number: '501234567',
      terms: 'accepted',
    }),
  askCode: (tab: Tab, n: number) => askCode(tab, addresses(tab)[n % 4]!),
  enterCode: (tab: Tab, n: number) => enter(tab, n % 3 === 0 ? '000000' : (rightCode(tab) ?? '111111')),
  resendCode: (tab: Tab) => {
    const code = codeOf(tab);
    if (code === undefined) return;
    const hasBegun = () => code.getSnapshot().matches({ open: { renewal: 'sending' } });
    pressForCode(tab, () => code.send({ type: 'code.resend', captcha: captchaState(tab) }), hasBegun);
  },
  leaveCode: (tab: Tab) => {
    const code = codeOf(tab);
    if (code === undefined) return;
    tally('a code is left');
    code.send({ type: 'code.leave' });
    if (codeOf(tab) === code) tab.faults.push('I25: the step of the code was left, and is still there');
  },
  /** All that it takes to be in, if nothing is in the way. */
  async comeIn(tab: Tab, n: number): Promise<void> {
    if (tab.cart() === null || tab.owner().startsWith('customer')) return;
    if (tab.page().name !== 'login') tab.goTo('login');
    if (loginOf(tab)?.getSnapshot().matches('password')) loginDeeds.givePassword(tab, n % 2);
    await proved(tab);
    askCode(tab, addresses(tab)[n % 2]!);
    await proved(tab);
    enter(tab, rightCode(tab) ?? '111111');
    await tab.settle();
  },
  openRegistration: onPage((tab) => tab.goTo('register')),
  typeAccount: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name === 'register') page.actor.send({ type: 'draft.change', changes: draft(n) });
  },
  submitAccount,
  /** All that it takes to have an account, if nothing is in the way. */
  async register(tab: Tab, n: number): Promise<void> {
    if (tab.cart() === null) return;
    if (tab.page().name !== 'register') tab.goTo('register');
    await proved(tab);
    submitAccount(tab, n % 4);
    await tab.settle();
    enter(tab, rightCode(tab) ?? '111111');
    await tab.settle();
  },
} as const;

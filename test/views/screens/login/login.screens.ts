/** What a customer finds who logs in (R2.13.1–6, R4.9.1–3, R5.1.6, R5.1.9, R5.4.6–8, R7.4.1, R7.4.11, R8.1.6, Q8.1.b, T04). */
import { loginLaws } from '../../../models/login/login.otherWays.law.ts';
import { alert, heading, text, type Screens } from '../../../support/screens/screens.ts';
import {
  aMoment,
  asGuest,
  atProvider,
  checkingLink,
  codeOnItsWay,
  emailForm,
  guestForm,
  loggingIn,
  connectionError,
  passwordForm,
  providerOpens,
  twoRefused,
} from './loginForms.ts';

const layla = { mobile: '050 123 4567', password: '•'.repeat(15) };
const omar = { name: 'Omar Said', mobile: '050 765 4321', email: 'omar@said.example' };
const refusal = 'Guests cannot book today';
const noCode = 'No code today';

const [byPassword, byEmail, passwordAlone, emailAlone, awaited, brought] = loginLaws;
const nobodyElse = { beside: [] };

export const loginScreens: Readonly<Record<string, Screens>> = {
  'by password, as a guest, and by the provider': {
    law: byPassword!,
    screens: {
      password: passwordForm(),
      passwordFaulty: passwordForm({ isFaulty: true }),
      passwordRefused: passwordForm({ typed: layla, problem: [connectionError] }),
      loggingIn: passwordForm({ typed: layla, isBusy: true }),
      guest: guestForm(),
      guestFaulty: guestForm({ isFaulty: true }),
      // R8.1.6: the server's own words are told as a notice as well, which is what is heard.
      guestRefused: guestForm({ typed: omar, problem: [text(refusal)] }, 'ticked', [alert(refusal)]),
      comingAsGuest: guestForm({ typed: omar, isBusy: true }, 'ticked'),
      atProvider,
    },
    focus: { passwordFaulty: text(twoRefused), guest: heading(asGuest), atProvider: heading(providerOpens) },
  },
  'by a code': {
    law: byEmail!,
    screens: {
      email: emailForm(),
      emailFaulty: emailForm({ isFaulty: true }),
      // The captcha is used up; what was typed stays.
      emailRefused: [
        ...emailForm({ typed: { email: 'layla@haddad.example' }, problem: [text(noCode)] }),
        alert(noCode),
      ],
      confirmingCode: codeOnItsWay('l••••@haddad.example'),
      guest: guestForm(),
      atProvider,
    },
    focus: { emailFaulty: text(twoRefused), guest: heading(asGuest), atProvider: heading(providerOpens) },
  },
  // R2.13.5, R2.13.6: what the operator does not offer is not there.
  'by password alone': { law: passwordAlone!, screens: { password: passwordForm(nobodyElse) } },
  'by a code alone': { law: emailAlone!, screens: { email: emailForm(nobodyElse) } },
  // What becomes of a token has a machine of its own (arrival): no form before that is known, and none for whoever is in.
  'by a token that was asked for here': {
    law: awaited!,
    screens: { arriving: [heading(loggingIn), aMoment], admitted: [heading(loggingIn), aMoment] },
  },
  // T04: before the customer has confirmed it, the screen does not say that they are being logged in.
  'by the token of a link': {
    law: brought!,
    screens: { arriving: [heading(checkingLink), aMoment], admitted: [heading(loggingIn), aMoment] },
  },
};

/** What stands on the page of the login, and where it leads (R2.1.19, R2.4.12, R4.9.3, R4.9.4, R8.3.6, R8.4.3, Q2.3.b, T04). */
import { byForm, byToken, ofCustomer, ofGuest } from '../../../models/login/loginPage.law.ts';
import {
  address,
  alert,
  button,
  heading,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { aMoment, loggingIn, passwordForm } from './loginForms.ts';

const beside = text(['One account for every venue.', 'حساب واحد لكل المواقع.']);
const page = (form: Screen): Screen => [beside, ...form];
const form = page(passwordForm());
const comesIn = page([heading(loggingIn), aMoment]);
/** R8.4.3, Q8.4.c: the provider knows too little of them, and the form says so. */
const noUsername = alert(['Username not found in login details', 'لم يُعثر على اسم المستخدم في بيانات الدخول']);
/** It was asked for there. */
const back: Screen = [address('/profile/facility-bookings')];

const wrong: Bilingual = ['Something went wrong, please try again', 'حدث خطأ ما، يُرجى المحاولة مرة أخرى'];
const kept: Bilingual = ['Your cart and your choices are still here.', 'سلتك واختياراتك ما زالت محفوظة.'];
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];
const broken: Screen = [
  alert([`${wrong[0]} ${kept[0]} ${again[0]}`, `${wrong[1]} ${kept[1]} ${again[1]}`]),
  heading(wrong),
  button(again),
];

export const loginPageScreens: Readonly<Record<string, Screens>> = {
  'by a form': {
    law: byForm,
    // Who is in waits for the session's word for no longer than a breath: there is nothing to be read.
    screens: { waiting: form, loggedIn: [], ledBack: back, broken },
  },
  // Q6.1.a: who is a guest already is not offered to become one.
  'of a guest': { law: ofGuest, screens: { waiting: page(passwordForm({ beside: ['provider'] })) } },
  // R2.4.12: to the home page, whatever the address asks for.
  'of a customer': { law: ofCustomer, screens: { ledHome: [address('/')] } },
  'by a token': {
    law: byToken,
    // R4.9.4: the page does not move on before the logout at the provider.
    screens: {
      arriving: comesIn,
      atGoodbye: comesIn,
      atForm: page(passwordForm({ problem: [noUsername] })),
      ledBack: back,
    },
  },
};

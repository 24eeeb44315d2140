import { checkLaws } from '../support/law/checkLaw.ts';
import { agreedOnce, askedAgain, faulty, guestHere, ofGuest, orders, read, reloaded, ticked } from './checkout.law.ts';
import { balances } from './checkoutBalance.law.ts';
import { bySheet } from './checkoutExpress.law.ts';

checkLaws(ticked, read, faulty, orders, askedAgain, agreedOnce, reloaded, ofGuest, guestHere, bySheet, ...balances);

import { checkLaws } from '../../support/law/checkLaw.ts';
import { read, ticked } from './checkout.law.ts';
import { agreedOnce, askedAgain, faulty, guestHere, ofGuest, orders, reloaded } from './checkout.orders.law.ts';
import { balances } from './checkoutBalance.law.ts';
import {
  heardWhileComparing,
  openElsewhere,
  pressedHere,
  refusedElsewhere,
  refusedHere,
  settledElsewhere,
} from './checkoutElsewhere.law.ts';
import { bySheet } from './checkoutExpress.law.ts';
import { leftAtSheet, leftMeanwhile, saidOnTheWay } from './checkoutLeft.law.ts';

checkLaws(
  ticked,
  read,
  faulty,
  orders,
  askedAgain,
  agreedOnce,
  reloaded,
  ofGuest,
  guestHere,
  bySheet,
  ...balances,
  saidOnTheWay,
  leftMeanwhile,
  leftAtSheet,
  openElsewhere,
  pressedHere,
  heardWhileComparing,
  settledElsewhere,
  refusedElsewhere,
  refusedHere,
);

import { checkLaws } from '../../support/law/checkLaw.ts';
import { atBank, dead, left, waitedLong, withoutKey, withoutPage } from './payment.law.ts';

checkLaws(atBank, left, waitedLong, withoutPage, withoutKey, dead);

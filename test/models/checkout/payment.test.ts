import { checkLaws } from '../../support/law/checkLaw.ts';
import { atBank, dead, left, withoutPage } from './payment.law.ts';

checkLaws(atBank, left, withoutPage, dead);

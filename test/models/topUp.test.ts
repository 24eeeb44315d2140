import { checkLaws } from '../support/law/checkLaw.ts';
import { topUp, topUpReturned } from './topUp.law.ts';

checkLaws(topUp, topUpReturned);

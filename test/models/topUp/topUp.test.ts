import { checkLaws } from '../../support/law/checkLaw.ts';
import { topUp } from './topUp.law.ts';
import { topUpReturned } from './topUp.returned.law.ts';

checkLaws(topUp, topUpReturned);

import { checkLaws } from '../../support/law/checkLaw.ts';
import { dead, foreign, unpaid, withoutTransaction } from './reopening.law.ts';

checkLaws(unpaid, dead, withoutTransaction, foreign);

import { checkLaws } from '../../support/law/checkLaw.ts';
import { dead, deadForeign, foreign, unpaid, withoutTransaction } from './reopening.law.ts';

checkLaws(unpaid, dead, withoutTransaction, foreign, deadForeign);

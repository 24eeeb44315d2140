import { checkLaws } from '../../support/law/checkLaw.ts';
import { firstAnswer, law } from './supportThread.law.ts';

checkLaws(law, firstAnswer);

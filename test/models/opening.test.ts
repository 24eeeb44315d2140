import { checkLaws } from '../support/law/checkLaw.ts';
import { opening } from './opening.law.ts';

checkLaws(opening);

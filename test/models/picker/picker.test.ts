import { checkLaws } from '../../support/law/checkLaw.ts';
import { byNumber } from './picker.law.ts';

checkLaws(byNumber);

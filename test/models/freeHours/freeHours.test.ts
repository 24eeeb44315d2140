import { checkLaws } from '../../support/law/checkLaw.ts';
import { freeHours } from './freeHours.law.ts';

checkLaws(freeHours);

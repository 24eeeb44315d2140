import { checkLaws } from '../support/law/checkLaw.ts';
import { holdLaw } from './hold.law.ts';

checkLaws(holdLaw);

import { checkLaws } from '../support/law/checkLaw.ts';
import { newcomer, relative } from './relative.law.ts';

checkLaws(relative, newcomer);

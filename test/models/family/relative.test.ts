import { checkLaws } from '../../support/law/checkLaw.ts';
import { relative } from './relative.law.ts';
import { newcomer } from './relative.newcomer.law.ts';

checkLaws(relative, newcomer);

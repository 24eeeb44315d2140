import { checkLaws } from '../../support/law/checkLaw.ts';
import { removal } from './removal.law.ts';

checkLaws(removal);

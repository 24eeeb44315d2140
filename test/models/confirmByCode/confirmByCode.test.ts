import { checkLaws } from '../../support/law/checkLaw.ts';
import { laws } from './confirmByCode.law.ts';

checkLaws(...laws);

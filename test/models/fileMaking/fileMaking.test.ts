import { checkLaws } from '../../support/law/checkLaw.ts';
import { fileMaking } from './fileMaking.law.ts';

checkLaws(fileMaking);

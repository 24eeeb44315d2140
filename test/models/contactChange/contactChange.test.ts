import { checkLaws } from '../../support/law/checkLaw.ts';
import { contactChange } from './contactChange.law.ts';

checkLaws(contactChange);

import { checkLaws } from '../support/law/checkLaw.ts';
import { cardPreference } from './cardPreference.law.ts';

checkLaws(cardPreference);

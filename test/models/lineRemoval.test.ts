import { checkLaws } from '../support/law/checkLaw.ts';
import { customersLaw, guestsLaw } from './lineRemoval.law.ts';

checkLaws(customersLaw, guestsLaw);

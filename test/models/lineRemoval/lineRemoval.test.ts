import { checkLaws } from '../../support/law/checkLaw.ts';
import { customersLaw, guestsLaw, lastLaw } from './lineRemoval.law.ts';

checkLaws(customersLaw, guestsLaw, lastLaw);

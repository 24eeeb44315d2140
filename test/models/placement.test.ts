import { checkLaws } from '../support/law/checkLaw.ts';
import { again, guestHere, left, ofGuest, ordered } from './placement.law.ts';

checkLaws(ordered, again, left, ofGuest, guestHere);

import { checkLaws } from '../../support/law/checkLaw.ts';
import { again, left, ordered } from './placement.law.ts';
import { pressedTwice, refusedBefore, sentElsewhere } from './placement.elsewhere.law.ts';
import { guestHere, ofGuest } from './placement.guest.law.ts';

checkLaws(ordered, again, left, ofGuest, guestHere, pressedTwice, sentElsewhere, refusedBefore);

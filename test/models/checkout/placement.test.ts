import { checkLaws } from '../../support/law/checkLaw.ts';
import { leftAlone } from './placement.alone.law.ts';
import { again, left, ordered } from './placement.law.ts';
import { pressedTwice, refusedBefore, sentElsewhere } from './placement.elsewhere.law.ts';
import { guestHere, ofGuest } from './placement.guest.law.ts';

checkLaws(ordered, leftAlone, again, left, ofGuest, guestHere, pressedTwice, sentElsewhere, refusedBefore);

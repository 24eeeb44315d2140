/** Invariants that hold whenever nothing more happens by itself: also in the middle of a step that does many things. */
import type { Tab } from '../tab.ts';
import { watchAcademy } from './sale/academyInvariants.ts';
import { watchAsking } from './askingInvariants.ts';
import { bookingFaults } from './bookingInvariants.ts';
import { watchCancellations } from './cancellationInvariants.ts';
import { watchCoach } from './coachInvariants.ts';
import { watchErasures } from './erasureInvariants.ts';
import { watchEvents } from './eventInvariants.ts';
import { fileFaults } from './fileInvariants.ts';
import { watchConsent } from './beside/consentInvariants.ts';
import { pictureFaults } from './beside/pictureInvariants.ts';
import { leadFaults } from './beside/leadInvariants.ts';
import { loginFaults } from './loginInvariants.ts';
import { watchMemberships } from './membershipInvariants.ts';
import { onceFaults } from './onceInvariants.ts';
import { ownFaults } from './ownInvariants.ts';
import { packageFaults } from './packageInvariants.ts';
import { watchRemovals } from './removalInvariants.ts';
import { watchMoves } from './rescheduleInvariants.ts';
import { deadlineFaults } from './sessionInvariants.ts';
import { secretChangeFaults } from './secretChangeInvariants.ts';
import { watchSupport } from './supportInvariants.ts';
import { ticketFaults } from './ticketInvariants.ts';
import { watchTime } from './timeInvariants.ts';

/** @returns what looks, and notes what breaks a rule */
export function momentaryFaults(tab: Tab): () => void {
  const timeFaults = watchTime(tab);
  const consentFaults = watchConsent(tab);
  const academyFaults = watchAcademy(tab);
  const coachFaults = watchCoach(tab);
  const eventFaults = watchEvents(tab);
  const removalFaults = watchRemovals(tab);
  const erasureFaults = watchErasures(tab);
  const membershipFaults = watchMemberships(tab);
  const supportFaults = watchSupport(tab);
  const askingFaults = watchAsking(tab);
  const moveFaults = watchMoves(tab);
  const cancellationFaults = watchCancellations(tab);
  return () => {
    const found = [
      ...loginFaults(tab),
      ...ownFaults(tab),
      ...pictureFaults(tab),
      ...fileFaults(tab),
      ...packageFaults(tab),
      ...onceFaults(tab),
      ...leadFaults(tab),
      ...ticketFaults(tab),
      ...secretChangeFaults(tab),
      ...bookingFaults(tab),
      ...deadlineFaults(tab),
      ...cancellationFaults(),
      ...moveFaults(),
      ...membershipFaults(),
      ...erasureFaults(),
      ...academyFaults(),
      ...coachFaults(),
      ...eventFaults(),
      ...removalFaults(),
      ...supportFaults(),
      ...askingFaults(),
      ...consentFaults(),
      ...timeFaults(),
    ];
    for (const fault of found) if (!tab.faults.includes(fault)) tab.faults.push(fault);
  };
}

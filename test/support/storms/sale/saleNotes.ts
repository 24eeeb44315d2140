/** What a storm notes of presses that put something into the cart, to compare with what comes there. */
import type { Hour } from '../server/packages.ts';

/** A press that puts a coach's package into the cart, perhaps after a login. */
interface CoachPress {
  packageId: number;
  sessions: readonly Hour[];
  /** Those that somebody else had by then. */
  missing: readonly Hour[];
  by: string;
}

/** A press that puts a seat into the cart; it is missing where somebody else had it by then. */
interface SeatPress {
  seat: number;
  isMissing: boolean;
  by: string;
}

/** A press that puts places in a programme into the cart, with what was chosen. */
interface EnrolmentPress {
  /** As it is said. */
  said: string;
  by: string;
  isUsed: boolean;
}

export const createSaleNotes = () => ({
  coach: [] as CoachPress[],
  seats: [] as SeatPress[],
  /** The last press. */
  enrolment: null as EnrolmentPress | null,
  /** How often package, days or the first session of a programme were chosen. */
  enrolmentChoices: 0,
  /** Presses that put back what was taken out of the cart. */
  putBacks: 0,
  /** Lines of which another number was wanted than came into the cart. */
  stepped: new Set<string>(),
  /** The last press that puts tickets into the cart, with how many of each. */
  tickets: null as { quantities: Readonly<Record<number, number>>; by: string } | null,
});

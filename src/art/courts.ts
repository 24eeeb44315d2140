import type { Court } from './court.ts';
import { athletics } from './courts/athletics.ts';
import { badminton } from './courts/badminton.ts';
import { basketball } from './courts/basketball.ts';
import { climbing } from './courts/climbing.ts';
import { cricket } from './courts/cricket.ts';
import { fives } from './courts/fives.ts';
import { football } from './courts/football.ts';
import { gym } from './courts/gym.ts';
import { padel } from './courts/padel.ts';
import { swimming } from './courts/swimming.ts';
import { tennis } from './courts/tennis.ts';
import { volleyball } from './courts/volleyball.ts';
import type { Sport } from './sport.ts';

/** Each court is described once, in metres, from its rule book. */
export const courts: Readonly<Record<Sport, Court>> = {
  football,
  fives,
  padel,
  tennis,
  basketball,
  swimming,
  cricket,
  badminton,
  volleyball,
  athletics,
  gym,
  climbing,
};

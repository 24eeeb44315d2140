/** The laws of the steps after a slot is chosen; see docs/guide/testing.md. */
import type { Law } from '../../../support/law/law.ts';
import { ofCourt } from './selling.court.law.ts';
import { ofOtherCourts } from './selling.otherCourts.law.ts';
import { afterWords } from './selling.problems.law.ts';
import { ofTickets } from './selling.tickets.law.ts';
import { ofOtherTickets } from './selling.otherTickets.law.ts';

export const laws: readonly Law[] = [ofCourt, ...ofOtherCourts, ofTickets, ...ofOtherTickets, ...afterWords];

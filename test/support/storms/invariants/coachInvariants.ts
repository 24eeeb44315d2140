/** Invariants of a coach's package that is bought: one press is one line, with the hours that were chosen (R3.6.6, Q3.6.d). */
import { daysIn } from '../../../../machines/freeHours/daysInAddress.ts';
import { furthestWeek } from '../../../../machines/freeHours/freeHours.ts';
import * as readBooking from '../../../../machines/trainerBooking/trainerBookingSelectors.ts';
import { isAmong, selectionIn, type Session } from '../../../../machines/trainerBooking/trainerSessions.ts';
import type { TrainerBookingRef } from '../../../../machines/trainerBooking/trainerBookingMachine.ts';
import { nowAtVenue } from '../../../../src/adapters/http/serverTime.ts';
import type { CoachPage } from '../sale/coachPage.ts';
import { soldPackages } from '../server/coaches.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

const said = (sessions: readonly Session[]): string =>
  sessions.map(({ date, start_time }) => `${date} ${start_time}`).join(', ') || 'no hour';

/** What a reload would lead to is what is chosen and looked at (F14). */
function addressFaults({ params, today, sale }: CoachPage): string[] {
  if (sale === null) return [];
  const { sessions } = readBooking.selection(sale.booking.getSnapshot());
  const { weeks } = sale.hours.getSnapshot().context;
  const written = selectionIn(params).sessions;
  const looked = daysIn(params, today, sessions[0]?.date);
  if (weeks > 0) tally('F14: another week of a coach is looked at');
  return [
    ...(said(written) === said(sessions)
      ? []
      : [`F14: ${said(sessions)} is chosen, and ${said(written)} stands in the address`]),
    // Of this week nothing need be written: a reload leads there, or to the hours that are chosen.
    ...(looked.weeks === weeks || weeks === 0
      ? []
      : [`F14: week ${weeks} is looked at, and week ${looked.weeks} stands in the address`]),
    ...(weeks < 0 || weeks > furthestWeek ? [`R3.6.6: week ${weeks} is looked at, of at most ${furthestWeek}`] : []),
  ];
}

export function watchCoach(tab: Tab): () => string[] {
  const known = new Set<string>();
  /** Whom the page has told that their sessions are in the cart, and of which sale. */
  let told: { booking: TrainerBookingRef; by: string } | null = null;

  /** What has come into the cart since it was looked at last. */
  function lineFaults(): string[] {
    const lines = (tab.cart()?.getSnapshot().context.lines ?? []).flatMap((line) =>
      line.productType === 'trainer' && soldPackages.includes(line.training_package_id) ? [line] : [],
    );
    const twice = new Set(lines.map((line) => line.training_package_id)).size < lines.length;
    return [
      ...(twice ? ['R4.8.2: a package lies in the cart twice'] : []),
      ...lines.flatMap((line) => {
        if (known.has(line.id)) return [];
        known.add(line.id);
        tally('R3.6.6: a coach’s package comes into the cart');
        const at = tab.sales.coach.findLastIndex(
          ({ packageId, by }) => packageId === line.training_package_id && (by === 'nobody' || by === ownerName(tab)),
        );
        const [press] = at < 0 ? [] : tab.sales.coach.splice(at, 1);
        if (press === undefined)
          return [`R3.6.6: ${said(line.sessions)} came into the cart, and ${ownerName(tab)} has not wanted it`];
        if (said(line.sessions) !== said(press.sessions))
          return [`Q3.6.d: ${said(line.sessions)} came into the cart, and ${said(press.sessions)} was chosen`];
        return press.missing.map((hour) => `F30: ${said([hour])} came into the cart, which somebody else had`);
      }),
    ];
  }

  function toldFaults(booking: TrainerBookingRef): string[] {
    const snapshot = booking.getSnapshot();
    const here = ownerName(tab);
    const found: string[] = [];
    const taken = readBooking.taken(snapshot);
    const { packageId, sessions } = readBooking.selection(snapshot);
    const now = nowAtVenue();
    // What is on its way, or in the cart, stays as it was pressed.
    if (snapshot.matches('choosing'))
      for (const hour of sessions)
        if (said([hour]) <= now) found.push(`Q3.6.d: at ${now} ${said([hour])} is still chosen`);
    if (readBooking.problem(snapshot)?.code === 'sessionBegun')
      tally('Q3.6.d: an hour of a coach is told to have begun');
    if (taken.length > 0) tally('Q3.6.d: an hour of a coach is told to be somebody else’s');
    for (const hour of taken) {
      if (tab.shop.coaches.isFree(hour)) found.push(`Q3.6.d: ${said([hour])} is told to be taken, and is free`);
      if (isAmong(sessions, hour)) found.push(`Q3.6.d: ${said([hour])} is chosen, and told to be taken`);
    }
    if (!readBooking.isAdded(snapshot)) {
      told = null;
      return found;
    }
    if (told?.booking !== booking) {
      told = { booking, by: here };
      tally('R3.6.6: sessions are told to be in the cart');
      const isThere = tab
        .cart()
        ?.getSnapshot()
        .context.lines.some((line) => line.productType === 'trainer' && line.training_package_id === packageId);
      if (isThere !== true) found.push('R3.6.6: sessions are told to be in the cart, and are not');
    }
    if (told.by !== 'nobody' && told.by !== here)
      found.push(`T06: ${here} reads that the sessions of ${told.by} are in the cart`);
    return found;
  }

  return () => {
    const page = tab.page();
    const found = lineFaults();
    if (page.name !== 'coach' || page.sale === null) {
      told = null;
      return found;
    }
    return [...found, ...addressFaults(page), ...toldFaults(page.sale.booking)];
  };
}

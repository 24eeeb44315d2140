import { describe, expect, test } from 'vitest';
import { slotAt, datesOf } from '../../../../machines/booking/choosing/bookingTimes.ts';
import type { ChoosingSnapshot } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { isReadyToContinue } from '../../../../machines/booking/chosenSlot.ts';
import { isBookable } from '../../../../machines/slots/slots.ts';
import { checkLaws } from '../../../support/law/checkLaw.ts';
import { momentsOf } from '../../../support/law/moments.ts';
import { laws } from './choosing.law.ts';

checkLaws(...laws);

describe('wherever one stands', () => {
  // SAFETY: all laws are of this machine.
  const moments = momentsOf(laws) as ChoosingSnapshot[];
  /** The moments that break a rule; at least one must be able to. */
  const breaking = (isMeant: (at: ChoosingSnapshot) => boolean, isBroken: (at: ChoosingSnapshot) => boolean) => {
    const meant = moments.filter(isMeant);
    expect(meant.length).toBeGreaterThan(5);
    return meant.filter(isBroken).map(({ value, context }) => [value, context.bookingDate, context.problem]);
  };
  const isAt =
    (...states: string[]) =>
    (at: ChoosingSnapshot) =>
      states.some((state) => at.matches({ asking: state } as never));

  test('I19: the chosen slot is offered for service, date, duration and filters', () => {
    // While a slot in the cart is restored, the slot is the one in the cart.
    const hasSlot = (at: ChoosingSnapshot) =>
      at.matches({ asking: 'picking' }) && at.context.draft === null && at.context.selectedTimeSlot !== null;
    const isOutside = (at: ChoosingSnapshot) => {
      const { selectedTimeSlot: slot, duration } = at.context;
      return slotAt(at.context, slot!.date, slot!.start_time)?.duration !== duration;
    };
    expect(breaking(hasSlot, isOutside)).toEqual([]);
  });

  test('I20: while the schedule is loading, no earlier choice is left', () => {
    const isAsking = isAt('loadingSchedule', 'loadingChoices');
    expect(
      breaking(
        (at) => isAsking(at) && at.context.draft === null,
        ({ context: { selectedTimeSlot, facilityId, offer, facilities, quantities } }) =>
          selectedTimeSlot !== null ||
          facilityId !== null ||
          offer !== null ||
          facilities.length + Object.keys(quantities).length > 0,
      ),
    ).toEqual([]);
  });

  test('I21: continuing needs a slot, a facility and the offer of that facility', () => {
    expect(
      breaking(
        (at) => at.matches({ asking: { picking: 'ready' } }),
        ({ context }) => !isReadyToContinue(context),
      ),
    ).toEqual([]);
    expect(breaking(read.mayContinue, ({ context }) => !isReadyToContinue(context))).toEqual([]);
  });

  test('I23: a schedule is asked for bookable dates only', () => {
    expect(
      breaking(isAt('loadingSchedule'), ({ context }) => !isBookable(context.bookingDate, datesOf(context))),
    ).toEqual([]);
  });

  test('what failed can be tried again', () => {
    const hasFailed = ({ value }: ChoosingSnapshot) => JSON.stringify(value).includes('Failed');
    expect(breaking(hasFailed, (at) => !read.mayRetry(at) || at.context.problem === null)).toEqual([]);
  });
});

/** Every path of the booking on the running machine, and what must hold wherever one stands. */
import { describe, expect, test } from 'vitest';
import { bookingMachine, type BookingSnapshot } from '../../machines/booking/bookingMachine.ts';
import * as read from '../../machines/booking/bookingSelectors.ts';
import { datesOf, slotAt } from '../../machines/booking/bookingTimes.ts';
import { goodToGo } from '../../machines/booking/chosenSlot.ts';
import { isBookable } from '../../machines/slots/slots.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { listeners, models } from './booking.model.ts';

const coverage = new Coverage(bookingMachine);
const walks = models.map(({ title, model }) => ({ title, model, paths: pathsOf(model) }));
// SAFETY: all paths are those of this machine.
const states = walks.flatMap(({ paths }) =>
  paths.flatMap(({ steps }) => steps.map(({ state }) => state as BookingSnapshot)),
);

describe('booking', () => {
  test.each(walks)('$title: the machine goes every path of its model', async ({ model, paths }) => {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      try {
        await walk(path, actorSubject(bookingMachine, { input: model.input, coverage, listeners }));
      } catch (error) {
        throw new Error(`on the way ${path.title}`, { cause: error });
      }
    }
  });

  test('together they take every state and every transition', () =>
    expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
});

/** The states in which something holds that must not; empty when all is well. */
const breaking = (isBroken: (state: BookingSnapshot) => boolean) =>
  new Set(
    states.filter(isBroken).map(({ value, context }) => JSON.stringify([value, context.bookingDate, context.problem])),
  );

const isPicking = (state: BookingSnapshot) => state.matches({ choosing: 'picking' });

describe('wherever one stands', () => {
  test('I19: the chosen slot is among those offered for service, date, duration and filters', () => {
    const isStale = ({ context }: BookingSnapshot) => {
      const { selectedTimeSlot: slot, draft } = context;
      // On the way back to extras the slot is the one in the cart.
      if (slot === null || draft !== null) return false;
      return slotAt(context, slot.date, slot.start_time)?.duration !== context.duration;
    };
    expect(breaking((state) => isPicking(state) && isStale(state))).toEqual(new Set());
    const isOutside = (state: BookingSnapshot) => {
      const { selectedTimeSlot: slot } = state.context;
      const starts = read.timeSlots(state).map(({ date, start_time }) => `${date} ${start_time}`);
      return slot !== null && !starts.includes(`${slot.date} ${slot.start_time}`);
    };
    expect(
      breaking((state) => isPicking(state) && !isStale(state) && state.context.draft === null && isOutside(state)),
    ).toEqual(new Set());
  });

  test('I20: while the schedule is asked for, nothing is left of an earlier choice', () => {
    expect(
      breaking(
        (state) =>
          state.context.draft === null &&
          (state.matches({ choosing: 'loadingSchedule' }) || state.matches({ choosing: 'loadingChoices' })) &&
          (state.context.selectedTimeSlot !== null ||
            state.context.facilityId !== null ||
            state.context.offer !== null ||
            state.context.facilities.length > 0 ||
            Object.keys(state.context.quantities).length > 0),
      ),
    ).toEqual(new Set());
  });

  test('I21: good to go means slot, facility and the offer of that very facility', () => {
    expect(breaking((state) => state.matches({ choosing: { picking: 'ready' } }) && !goodToGo(state.context))).toEqual(
      new Set(),
    );
    expect(
      breaking((state) => read.mayContinue(state) && read.step(state) === 'choosing' && !goodToGo(state.context)),
    ).toEqual(new Set());
  });

  test('I22: nothing is sold without a slot and its offer', () => {
    const sells = (state: BookingSnapshot) =>
      ['tickets', 'extras'].includes(read.step(state)) || state.matches('adding');
    expect(breaking((state) => sells(state) && !goodToGo(state.context))).toEqual(new Set());
    const arrivals = walks.flatMap(({ paths }) =>
      paths.flatMap(({ steps }) =>
        steps.slice(1).flatMap(({ state }, index) => {
          const [before, after] = [steps[index]!.state, state].map((one) => read.step(one as BookingSnapshot));
          return before !== after && (after === 'tickets' || after === 'extras') ? [`${before} → ${after}`] : [];
        }),
      ),
    );
    // On the way, and on the way back through the history.
    const onwards = ['choosing → tickets', 'choosing → extras', 'tickets → extras'];
    const backwards = ['extras → tickets', 'prompting → extras', 'prompting → tickets'];
    expect(new Set(arrivals)).toEqual(new Set([...onwards, ...backwards]));
  });

  test('I23: a schedule is asked for bookable dates only', () => {
    expect(
      breaking(
        ({ context, value }) =>
          JSON.stringify(value).includes('loadingSchedule') && !isBookable(context.bookingDate, datesOf(context)),
      ),
    ).toEqual(new Set());
  });

  test('one can always leave, and while something is added do nothing else', () => {
    const active = states.filter(({ status }) => status === 'active');
    const isOverSomething = (state: BookingSnapshot) => read.isInDialog(state) || read.isDescribing(state);
    expect(active.filter((state) => isOverSomething(state) !== state.can({ type: 'dialog.close' }))).toEqual([]);
    const waiting = active.filter(read.isLocked);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter((state) => read.mayContinue(state) || read.mayGoBack(state) || read.mayRetry(state))).toEqual(
      [],
    );
  });

  test('R4.5.7, R4.5.9: leaving the steps over a page leads to its panel, with nothing chosen', () => {
    const closings = walks.flatMap(({ paths }) =>
      paths.flatMap(({ steps }) =>
        steps.filter(({ event }, at) => {
          const before = steps[at - 1]?.state as BookingSnapshot | undefined;
          return (event.type === 'dialog.close' || event.type === 'prompt.decline') && before?.context.place === 'page';
        }),
      ),
    );
    expect(closings.length).toBeGreaterThan(0);
    const isBack = ({ state }: (typeof closings)[number]) => state.matches({ choosing: { picking: 'ready' } });
    // Whoever turns back from the visitors' details finds step 1 as it was.
    expect(closings.filter(isBack).every(({ state }) => read.mayContinue(state as BookingSnapshot))).toBe(true);
    for (const { state } of closings.filter((closing) => !isBack(closing))) {
      expect(state.value).toEqual({ choosing: 'loadingSchedule' });
      expect(state.context).toMatchObject({ selectedTimeSlot: null, offer: null, quantities: {}, problem: null });
    }
  });

  test('what failed can be tried again', () => {
    const failing = states.filter(({ value }) => JSON.stringify(value).includes('Failed'));
    expect(failing.length).toBeGreaterThan(0);
    expect(failing.filter((state) => !read.mayRetry(state) || state.context.problem === null)).toEqual([]);
  });
});

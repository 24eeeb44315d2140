import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { PassedMinute, UserNews } from '../../../machines/enrolment/enrolmentContext.ts';
import { enrolmentMachine, type EnrolmentSnapshot } from '../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../machines/enrolment/enrolmentSelectors.ts';
import type { WorkshopCheck, WorkshopPrice } from '../../../src/contract/orders/cart.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { adam, monday, program, programOf, wednesday } from './enrolment.fixtures.ts';
import { late } from './enrolment.late.law.ts';
import { enrolment, unsold } from './enrolment.law.ts';
import { all, gone, input, price, situations, twice, whole } from './enrolment.situations.ts';

checkLaws(enrolment, unsold, late);

interface Asked {
  question: WorkshopCheck;
  signal: AbortSignal;
  answer(price: WorkshopPrice): void;
}

/** An operator whose price says what it was asked for. */
const priceOf = ({ product_id, start_date, days }: WorkshopCheck): WorkshopPrice => ({
  price: product_id * 1_000 + days.reduce((sum, day) => sum + day, 0),
  tax_amount: Number(start_date.slice(8)),
  end_date: null,
});

function running() {
  const asked: Asked[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    enrolmentMachine.provide({
      actors: {
        checkPrice: fromPromise(
          ({ input: question, signal }) => new Promise((resolve) => asked.push({ question, signal, answer: resolve })),
        ),
        addToCart: fromPromise(() => new Promise<void>(() => undefined)),
        watchSession: fromCallback<UserNews, undefined>(() => undefined),
        watchMinute: fromCallback<PassedMinute, undefined>(() => undefined),
      },
    }),
    { input, clock },
  ).start();
  return { actor, clock, asked };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const move = fc.oneof(
  fc.constantFrom(monday, wednesday).map((day) => ({ type: 'day.toggle' as const, day })),
  fc.constantFrom(11, 13).map((productId) => ({ type: 'package.choose' as const, productId })),
  fc.constantFrom('2026-11-24', '2026-11-30', '2026-12-16').map((date) => ({ type: 'start.choose' as const, date })),
  fc.constant({ type: 'wait' as const, milliseconds: 300 }),
  fc.constant({ type: 'wait' as const, milliseconds: 299 }),
  fc.nat(5).map((index) => ({ type: 'answer' as const, index })),
);

test('R7.3.7: in whatever order choices are made, the price is that of the current selection', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 14 }), async (moves) => {
      const { actor, clock, asked } = running();
      for (const one of moves) {
        if (one.type === 'wait') clock.increment(one.milliseconds);
        else if (one.type === 'answer') {
          const late = asked[one.index % asked.length];
          late?.answer(priceOf(late.question));
          await settled();
        } else actor.send(one);
        const { program, selection, answer } = actor.getSnapshot().context;
        if (answer === null) continue;
        const days = selection.productId === 13 ? program.days : selection.days;
        expect(answer).toEqual(
          priceOf({
            workshop_program_id: 41,
            product_id: selection.productId!,
            days: [...days],
            start_date: read.firstDate(actor.getSnapshot())!,
          }),
        );
      }
      actor.stop();
    }),
    { numRuns: 60 },
  );
});

test('R7.3.7: several days that are chosen one after the other are one question, and the former one is given up', () => {
  const { actor, clock, asked } = running();
  actor.send({ type: 'day.toggle', day: monday });
  clock.increment(200);
  actor.send({ type: 'start.choose', date: '2026-12-01' });
  clock.increment(299);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  clock.increment(1);
  expect(asked.slice(1).map(({ question }) => question)).toEqual([
    { workshop_program_id: 41, product_id: 11, start_date: '2026-12-02', days: [wednesday] },
  ]);
});

test('R2.2.4: a first day that is still to come stays the chosen one, whatever time it becomes', () => {
  const { actor } = running();
  actor.send({ type: 'start.choose', date: '2026-12-02' });
  for (const now of ['2026-11-24 10:01:00', '2026-12-01 23:59:00', '2026-12-02 15:59:00']) {
    actor.send({ type: 'minute.passed', now });
    expect(read.selection(actor.getSnapshot()).start).toBe('2026-12-02');
  }
  actor.send({ type: 'minute.passed', now: '2026-12-02 16:00:00' });
  expect([read.selection(actor.getSnapshot()).start, read.firstDate(actor.getSnapshot())]).toEqual([
    '2026-12-03',
    '2026-12-07',
  ]);
  actor.stop();
});

test.each([
  ['asking', 'asking', []],
  ['pausing', 'asking', []],
  ['incomplete', 'incomplete', []],
  ['failed', 'failed', []],
  ['askingAgain', 'failed', []],
  [
    'adding',
    'priced',
    ['2026-11-25', '2026-11-30', '2026-12-02', '2026-12-07', '2026-12-09', '2026-12-14', '2026-12-16'],
  ],
] as const)('R2.2.4: %s is shown as %s', (situation, screen, dates) => {
  const snapshot = reach(enrolment, situations[situation]!.by).snapshot as EnrolmentSnapshot;
  expect([read.priceScreen(snapshot), read.sessions(snapshot)]).toEqual([screen, dates]);
});

describe('R2.2.4: the selectors of the enrolment dialog', () => {
  test('what is offered and chosen, what it costs, who comes, and what was wrong', () => {
    expect(toldIn(enrolment, read.program)['asking']).toBe(program);
    expect(toldIn(enrolment, read.workshop)['asking']).toBe(input.workshop);
    expect(toldIn(enrolment, read.selection)).toMatchObject({ asking: all, wholePackage: whole });
    expect(toldIn(enrolment, read.answer)).toMatchObject({ asking: null, priced: price });
    expect(toldIn(enrolment, read.attendees)).toMatchObject({ asking: [], withAdam: [adam] });
    expect(toldIn(enrolment, read.problem)).toMatchObject({ asking: null, failed: gone });
    expect(toldIn(enrolment, read.refusal)).toMatchObject({ priced: null, inCartBefore: twice });
    expect(isSoIn(enrolment, read.isNobodyChosen)).toEqual(['nobody']);
  });

  test('R7.3.7: whether its price is asked for, and whether it can be added', () => {
    expect(isSoIn(enrolment, read.isAsking)).toEqual(['asking', 'askingAgain']);
    expect(isSoIn(enrolment, read.mayAdd)).toEqual(['priced', 'withAdam', 'withTwo', 'nobody', 'inCartBefore']);
    expect(isSoIn(enrolment, read.isAdding)).toEqual(['adding']);
    expect(isSoIn(enrolment, read.isAdded)).toEqual(['added']);
  });

  test('Q7.3.c: days are chosen for packages paid by the session that train on several', () => {
    expect(isSoIn(enrolment, read.mayToggleDays)).not.toContain('wholePackage');
    expect(isSoIn(enrolment, read.mayToggleDays)).toContain('asking');
    const onceAWeek = { ...enrolment, input: { ...input, program: programOf({ days: [monday] }) } };
    const { asking } = situations;
    expect(toldIn({ ...onceAWeek, situations: { asking: asking! } }, read.mayToggleDays)).toEqual({ asking: false });
    expect(toldIn(unsold, read.mayToggleDays)).toEqual({ opened: false });
  });

  test('R3.10.4: the possible days of the first session, and the first session of the selection', () => {
    expect(toldIn(enrolment, read.starts)['asking']).toEqual([
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
      '2026-12-07',
      '2026-12-09',
      '2026-12-14',
      '2026-12-16',
    ]);
    expect(toldIn(enrolment, read.starts)['incomplete']).toEqual([]);
    expect(toldIn(enrolment, read.firstDate)).toMatchObject({ asking: '2026-11-25', pausing: '2026-11-25' });
  });

  test('R7.3.7: the sessions that the price buys end when the operator says, else with the programme', () => {
    const until = (end_date: string | null) => {
      const by = [{ ...situations['priced']!.by[0]!, output: { ...price, end_date } }];
      const priced = { ...situations['priced']!, by };
      return toldIn({ ...enrolment, situations: { priced } }, read.sessions)['priced']!.at(-1);
    };
    expect([until('2026-12-02'), until(null)]).toEqual(['2026-12-02', '2026-12-16']);
  });
});

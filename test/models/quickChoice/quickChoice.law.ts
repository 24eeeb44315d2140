/** The law of the home page's two questions, from R2.11, R5.5.1, R5.5.2, R5.5.3 and R6.1.14; see docs/guide/testing.md. */
import { quickChoiceMachine } from '../../../machines/quickChoice/quickChoiceMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { padel, swimming, till } from '../booking/booking.fixtures.ts';

const callbackActors = ['watchMinute'];
const input = { range: {}, allow_facility_items_reservation: true, now: '2026-11-20 08:00:00' };
const lost = { code: 'lost', message: null };
const noLonger = { problem: null, attempts: 0 };

const services = done('loadServices', [padel, till, swimming]);
const noServices = done('loadServices', [till]);
const noAnswer = failed('loadServices', new ConnectionError());
const tenDays = done('loadDayLimit', 10);
const noLimit = done('loadDayLimit', null);
const noAnswerOnDays = failed('loadDayLimit', new ConnectionError());
const again = done('reconnect');
const stillLost = failed('reconnect', new ConnectionError());

const choose = (serviceId: number) => ({ type: 'service.choose', serviceId });
const on = (date: string) => ({ type: 'date.choose', date });
const midnight = { type: 'minute.passed', now: '2026-11-21 00:00:00' };

const asksServices: Effect = { starts: 'loadServices', input: undefined };
const waits = (attempts: number): Effect => ({ starts: 'reconnect', input: { problem: lost, attempts } });
const asksDays = (id: number, date = '2026-11-20'): Effect => ({
  starts: 'loadDayLimit',
  input: { venue_service_id: id, date, allow_facility_items_reservation: true },
});

const everywhere = [
  'loadingServices',
  'servicesFailed',
  'empty',
  'asking',
  'daysFailed',
  'limited',
  'pool',
  'tomorrow',
];

/** Before it is known how far ahead padel may be booked. */
const unlimited = ['loadingServices', 'servicesFailed', 'empty', 'asking', 'daysFailed'];

const rows: readonly Row[] = [
  {
    law: 'R6.1.14',
    in: ['loadingServices'],
    on: services,
    to: 'asking',
    changes: { services: [padel, swimming] },
    does: [asksDays(padel.id)],
  },
  { law: 'R6.1.14', in: ['loadingServices'], on: noServices, to: 'empty' },
  {
    law: 'F07',
    in: ['loadingServices'],
    on: noAnswer,
    to: 'servicesFailed',
    changes: { problem: lost, attempts: 1 },
    does: [waits(1)],
  },
  { law: 'F07', in: ['servicesFailed'], on: again, to: 'loadingServices', does: [asksServices] },
  { law: 'F07', in: ['servicesFailed', 'daysFailed'], on: stillLost, changes: { attempts: 2 } },
  // What the panel would offer: no more days than the service lets be booked.
  { law: 'R5.5.2', in: ['asking', 'pool'], on: tenDays, to: 'limited', changes: { limit: 10 } },
  { law: 'R5.5.2', in: ['asking', 'pool'], on: noLimit, to: 'limited' },
  {
    law: 'F07',
    in: ['asking', 'pool'],
    on: noAnswerOnDays,
    to: 'daysFailed',
    changes: { problem: lost, attempts: 1 },
    does: [waits(1)],
  },
  { law: 'F07', in: ['daysFailed'], on: again, to: 'asking', does: [asksDays(padel.id)] },
  {
    law: 'R2.11',
    in: ['asking'],
    on: choose(swimming.id),
    to: 'pool',
    changes: { wish: { serviceId: swimming.id, date: null } },
    does: [asksDays(swimming.id)],
  },
  {
    law: 'R2.11',
    in: ['daysFailed'],
    on: choose(swimming.id),
    to: 'pool',
    changes: { wish: { serviceId: swimming.id, date: null }, ...noLonger },
    does: [asksDays(swimming.id)],
  },
  {
    law: 'R2.11',
    in: ['limited'],
    on: choose(swimming.id),
    to: 'pool',
    changes: { wish: { serviceId: swimming.id, date: null }, limit: null },
    does: [asksDays(swimming.id)],
  },
  {
    law: 'R2.11',
    in: ['tomorrow'],
    on: choose(swimming.id),
    to: 'pool',
    changes: { wish: { serviceId: swimming.id, date: '2026-11-21' }, limit: null },
    does: [asksDays(swimming.id)],
  },
  {
    law: 'R2.11',
    in: ['pool'],
    on: choose(padel.id),
    to: 'asking',
    changes: { wish: { serviceId: padel.id, date: null } },
    does: [asksDays(padel.id)],
  },
  // Days are offered before the services are loaded.
  {
    law: 'R5.5.1',
    in: ['loadingServices', 'servicesFailed', 'empty', 'asking', 'daysFailed', 'limited'],
    on: on('2026-11-21'),
    changes: { wish: { serviceId: null, date: '2026-11-21' } },
  },
  {
    law: 'R5.5.1',
    in: ['pool'],
    on: on('2026-11-21'),
    changes: { wish: { serviceId: swimming.id, date: '2026-11-21' } },
  },
  { law: 'R5.5.1', in: ['tomorrow'], on: on('2026-11-20'), changes: { wish: { serviceId: null, date: '2026-11-20' } } },
  // Ten days ahead is the last one, eleven only where no limit is known.
  ...['2026-11-30', '2026-12-01'].flatMap((date, index): Row[] => [
    {
      law: 'R5.5.2',
      in: index === 0 ? everywhere.filter((name) => name !== 'pool') : unlimited,
      on: on(date),
      changes: { wish: { serviceId: null, date } },
    },
    { law: 'R5.5.2', in: ['pool'], on: on(date), changes: { wish: { serviceId: swimming.id, date } } },
  ]),
  { law: 'R5.5.3', in: everywhere, on: midnight, changes: { now: '2026-11-21 00:00:00' } },
];

export const quickChoiceLaw: Law = {
  machine: quickChoiceMachine,
  begins: [
    { starts: 'watchMinute', input: undefined },
    { starts: 'loadServices', input: undefined },
  ],
  input,
  callbackActors,
  situations: {
    loadingServices: {
      by: [],
      state: 'loadingServices',
      runs: ['loadServices', 'watchMinute'],
      knows: { services: [], limit: null, wish: { serviceId: null, date: null }, problem: null, attempts: 0 },
    },
    servicesFailed: { by: [noAnswer], state: 'servicesFailed', runs: ['reconnect', 'watchMinute'] },
    empty: { by: [noServices], state: 'empty', runs: ['watchMinute'], knows: { services: [] } },
    asking: {
      by: [services],
      state: { choosing: 'loadingLimit' },
      runs: ['loadDayLimit', 'watchMinute'],
      knows: { limit: null },
    },
    daysFailed: {
      by: [services, noAnswerOnDays],
      state: { choosing: 'limitFailed' },
      runs: ['reconnect', 'watchMinute'],
      knows: { limit: null },
    },
    limited: {
      by: [services, tenDays],
      state: { choosing: 'limited' },
      runs: ['watchMinute'],
      knows: { limit: 10 },
    },
    pool: {
      by: [services, choose(swimming.id)],
      state: { choosing: 'loadingLimit' },
      runs: ['loadDayLimit', 'watchMinute'],
      knows: { wish: { serviceId: swimming.id, date: null } },
    },
    tomorrow: { by: [services, tenDays, on('2026-11-21')], state: { choosing: 'limited' }, runs: ['watchMinute'] },
  },
  rows,
  // The till, a service that there is not, days that are over or too far ahead, and no date at all.
  refused: [choose(till.id), choose(999), on('2026-11-19'), on('2026-12-04'), on('')],
};

/** The first answer clears the problem of an outage (F07). */
export const backAgain: Law = {
  ...quickChoiceLaw,
  situations: {
    services: {
      by: [noAnswer, again],
      state: 'loadingServices',
      runs: ['loadServices', 'watchMinute'],
      knows: { problem: lost, attempts: 1 },
    },
    days: {
      by: [services, noAnswerOnDays, again],
      state: { choosing: 'loadingLimit' },
      runs: ['loadDayLimit', 'watchMinute'],
      knows: { problem: lost, attempts: 1 },
    },
  },
  rows: [
    {
      law: 'F07',
      in: ['services'],
      on: services,
      to: { choosing: 'loadingLimit' },
      changes: { services: [padel, swimming], ...noLonger },
      does: [asksDays(padel.id)],
    },
    { law: 'F07', in: ['services'], on: noServices, to: 'empty', changes: noLonger },
    { law: 'F07', in: ['days'], on: tenDays, to: { choosing: 'limited' }, changes: { limit: 10, ...noLonger } },
  ],
};

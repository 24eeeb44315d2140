/** The calls of the booking and the pages around it, how often they are made, and what errors become (R7.2). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { loadContentPage } from '../../../src/adapters/actors/content/loadContent.ts';
import { bookingDeps } from '../../support/bookingDeps.ts';
import { provideBooking } from '../../../src/adapters/actors/booking/bookingActors.ts';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { attendeeEndpoints } from '../../../src/contract/endpoints/attendee.ts';
import { contentEndpoints } from '../../../src/contract/endpoints/content.ts';
import { facilityEndpoints } from '../../../src/contract/endpoints/facility.ts';
import { siteEndpoints } from '../../../src/contract/endpoints/site.ts';
import { call, clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import * as at from '../../models/booking/booking.fixtures.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

let asked: URL[] = [];
type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
const ok = (data: unknown) => () => ({ body: { status: true, data, message: null } });
const no = (status: number, code: string | null) => () => ({
  status,
  body: { status: false, message: 'No', data: null, code },
});

beforeEach(() => {
  asked = [];
  clearCachedAnswers();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url);
    asked.push(url);
    const { status = 200, body } = answers[url.pathname.replace('/api/v2/', '')]!();
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());
const paths = () => asked.map(({ pathname }) => pathname.replace('/api/v2/', ''));

const page = { slug: 'places', title: 'Places', body: '<p>Here.</p>' };

describe('asked once', () => {
  test.each([
    ['R7.2.1: the configuration', 'config', () => call(siteEndpoints.config), { venue: { id: 1, name: 'Saha' } }],
    ['R7.2.2: a page', 'pages/places', () => call(contentEndpoints.contentPage, { params: { slug: 'places' } }), page],
    ['R7.2.3: the list of services', 'venue/services', () => call(siteEndpoints.services), []],
    [
      'R7.2.4: what a service can be filtered by',
      'facilities/services/filters/5',
      () => call(facilityEndpoints.serviceFilters, { params: { serviceId: 5 } }),
      {},
    ],
    [
      'R7.2.11: the threshold',
      'facilities/customer-configurations',
      () => call(facilityEndpoints.customerConfiguration),
      { customer_threshold: 4 },
    ],
  ])('%s is kept until login or logout', async (_, path, ask, data) => {
    answers = { [path]: ok(data) };
    await ask();
    await ask();
    expect(paths()).toEqual([path]);
    clearCachedAnswers();
    await ask();
    expect(paths()).toEqual([path, path]);
  });

  test('R7.2.4: another service is another question', async () => {
    answers = { 'facilities/services/filters/5': ok({}), 'facilities/services/filters/6': ok({}) };
    for (const serviceId of [5, 6]) await call(facilityEndpoints.serviceFilters, { params: { serviceId } });
    expect(paths()).toHaveLength(2);
  });
});

test('R7.2.5: the schedule is loaded every time', async () => {
  answers = { 'facilities/schedule': ok({ facilities: [], configuration: {} }) };
  const query = {
    venue_service_id: 5,
    date: at.today,
    'game_formations[]': [1, 2],
    facility_surface_id: 3,
    is_outdoor: 0 as const,
  };
  await call(facilityEndpoints.schedule, { query });
  await call(facilityEndpoints.schedule, { query });
  expect(asked.map(({ search }) => [...new URLSearchParams(search)])).toEqual(
    Array.from({ length: 2 }, () => [
      ['venue_service_id', '5'],
      ['date', at.today],
      ['game_formations[]', '1'],
      ['game_formations[]', '2'],
      ['facility_surface_id', '3'],
      ['is_outdoor', '0'],
    ]),
  );
});

test('R7.1: what was not chosen is not in the query', async () => {
  answers = { 'facilities/schedule': ok({ facilities: [], configuration: {} }) };
  const query = { venue_service_id: 5, date: at.today, facility_surface_id: undefined, is_outdoor: null };
  await call(facilityEndpoints.schedule, { query: query as never });
  expect(asked[0]?.search).toBe(`?venue_service_id=5&date=${at.today}`);
});

test('R7.2.9: the fields of a service are loaded by its id', async () => {
  answers = { 'facilities/fieldConfig': ok({}) };
  await call(attendeeEndpoints.fieldConfig, { query: { venue_service_id: 31 } });
  expect(asked[0]?.search).toBe('?venue_service_id=31');
});

test.each([
  [409, 'pageUnknown'],
  [409, null],
  [404, 'notFound'],
  [404, null],
])('R7.2.2, Q7.2.c: a page answered with %s, with any code (%s), is unknown', async (status, code) => {
  answers = { 'pages/places': no(status, code) };
  await expect(loadContentPage('places')).rejects.toEqual(expect.objectContaining({ code: 'pageUnknown' }));
});

test('R7.2.2: any other refusal of a page is not', async () => {
  answers = { 'pages/places': no(403, 'origin') };
  const refusal: unknown = await loadContentPage('places').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RefusedError);
  expect(refusal).toMatchObject({ code: 'origin' });
});

describe('a booking whose side questions fail', () => {
  const booking = () =>
    choosingOf(
      createActor(provideBooking(bookingDeps(null)), { input: at.inputOf({ serviceId: at.swimming.id }) }).start(),
    );
  const usual = {
    'venue/services': ok([at.swimming]),
    [`facilities/services/filters/${at.swimming.id}`]: ok({}),
    'facilities/schedule': ok(at.poolSchedule),
    'facilities/facility-rentals/short': ok(at.poolChoices.tickets),
  };
  const atPicking = (actor: ReturnType<typeof booking>) =>
    waitFor(actor, (state) => state.matches({ asking: 'picking' }) || state.matches({ asking: 'choicesFailed' }));

  test('R7.2.10: has the service’s tickets to narrow down to', async () => {
    answers = usual;
    const { context } = await atPicking(booking());
    expect(asked.find(({ pathname }) => pathname.endsWith('/short'))?.search).toBe(
      `?venue_service_id=${at.swimming.id}`,
    );
    expect(context.choices?.tickets.map(({ product_id }) => product_id)).toEqual([601, 602]);
  });

  test('R7.2.10: goes on without them, and says nothing', async () => {
    answers = { ...usual, 'facilities/facility-rentals/short': no(422, 'broken') };
    const state = await atPicking(booking());
    expect(state.matches({ asking: 'picking' })).toBe(true);
    expect(state.context).toMatchObject({ choices: { tickets: [] }, problem: null });
  });
});

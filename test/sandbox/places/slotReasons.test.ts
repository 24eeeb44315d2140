/** The operator's page of slots explains every bookable slot, and what it calls offered is in the portal's grid. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packSchedule, slotsOf } from '../../../machines/slots/slots.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';
import { testNow } from '../support/seededSandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(() => sandbox.close());

const page = async (query = '') => (await fetch(`${sandbox.url}/operator/slots${query}`)).text();
const options = (text: string) =>
  [...text.slice(0, text.indexOf('</select>')).matchAll(/<option value="(\d+)"[^>]*>\s*([^<]*)/g)].map(
    ([, id = '', name = '']) => ({ id, name: name.trim() }),
  );
const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const rows = (text: string) =>
  [...text.matchAll(/<tr>([\s\S]*?)<\/tr>/g)]
    .map(([, row = '']) => [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => words(cell)))
    .slice(1);

test('every service that is named there can be asked about', async () => {
  const services = options(await page());
  expect(services.length).toBeGreaterThan(5);
  for (const { id, name } of services)
    expect([name, (await page(`?service=${id}`)).includes('There is no such service')]).toEqual([name, false]);
  expect(await page('?service=999')).toContain('There is no such service');
});

test.each([11, 21, 41])(
  'R9.2.1: of service %i each start is offered or explained, and those on offer are the grid’s',
  async (service) => {
    const date = testNow.slice(0, 10);
    const { data } = await sandbox.signedOut().get('schedule', { query: { venue_service_id: service, date } });
    const packed = packSchedule({ date, ...data, customer: {}, allow_facility_items_reservation: 1 });
    const duration = packed.settings.shortest;
    const grid = slotsOf(packed, { now: testNow, duration });
    const told = rows(await page(`?service=${service}&date=${date}&duration=${duration}`));
    expect(told.flat().filter((cell) => cell === '')).toEqual([]);
    const onOffer = told.filter(([, ...cells]) => cells.includes('offered')).map(([start]) => start);
    expect(onOffer).toEqual(grid.map(({ start_time, nextDay }) => `${start_time.slice(0, 5)}${nextDay ? '+1' : ''}`));
  },
);

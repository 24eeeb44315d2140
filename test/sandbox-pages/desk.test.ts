import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../sandbox/data/seed/people.ts';
import { portalOrigin, sandboxInMemory, type InMemory } from './sandboxInMemory.ts';

let open: InMemory;
beforeAll(async () => {
  open = await sandboxInMemory();
});
afterAll(() => open.sandbox.close());

const config = async () => (await open.ask('config')).body.data;
const waitingOrder = async (): Promise<number> => {
  const { database } = await open.sandbox.ready;
  const row = await database
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting_approval')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
const stateOf = async (id: number): Promise<string> => {
  const { database } = await open.sandbox.ready;
  return (await database.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
};

describe('pages', () => {
  test.each([
    '/',
    '/inbox',
    '/inbox?lang=ar&to=layla&watch=1',
    '/idp/authorize',
    '/idp/authorize?lang=ar',
    '/operator',
    '/operator/orders',
    '/operator/orders?state=paid&page=2',
    '/operator/people',
    '/operator/support',
    '/operator/slots',
    '/operator/slots?service=nothing&date=yesterday&at=25:00',
    '/operator/slots?service=999999',
    '/operator/site',
    '/operator/clock',
    '/operator/faults',
    '/operator/log',
  ])('%s works without a script or style of its own', async (path) => {
    const page = await open.page(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('pictures, films, documents and typefaces are there; others are not', async () => {
    for (const [path, type] of [
      ['/art/mark.svg', 'image/svg+xml'],
      ['/art/courts/padel-301.svg', 'image/svg+xml'],
      ['/art/films/padel.webm', 'video/webm'],
      ['/art/documents/house-rules.pdf', 'application/pdf'],
      ['/pages/style.css', 'text/css; charset=utf-8'],
      ['/pages/fonts/archivo-latin-wdth-wght.woff2', 'font/woff2'],
    ] as const) {
      const file = await open.page(path);
      expect([path, file.status, file.headers.get('Content-Type')]).toEqual([path, 200, type]);
    }
    for (const path of [
      '/art/courts/chess-1.svg',
      '/art/courts/padel-%2e%2e.svg',
      '/art/films/nothing.webm',
      '/art/documents/secret.pdf',
      '/pages/fonts/..%2f..%2fpackage.json',
    ]) {
      expect([path, (await open.page(path)).status]).toEqual([path, 404]);
    }
  });

  test('every picture, film and document of the content can be loaded', async () => {
    const answers = await Promise.all(
      ['events?size=100', 'workshops', 'blogs?size=100', 'media-library?size=100', 'gallery'].map((path) =>
        open.ask(path),
      ),
    );
    const text = JSON.stringify(answers.map(({ body }) => body));
    const paths = new Set(text.match(/(?:courts|films|documents)\/[\w.-]+/g));
    expect(paths.size).toBeGreaterThan(30);
    for (const path of paths) expect([path, (await open.page(`/art/${path}`)).status]).toEqual([path, 200]);
  });

  test('forms of other sites change nothing', async () => {
    const id = await waitingOrder();
    const foreign = await open.page(`/operator/orders/${id}`, {
      method: 'POST',
      headers: { Origin: portalOrigin },
      body: new URLSearchParams({ do: 'approve' }),
    });
    expect(foreign.status).toBe(403);
    expect(await stateOf(id)).toBe('awaiting_approval');
  });
});

describe('orders', () => {
  test('an approved order is to be paid, and the customer is told', async () => {
    const id = await waitingOrder();
    const back = await open.send(`/operator/orders/${id}`, { do: 'approve' });
    expect(back.status).toBe(303);
    expect(await stateOf(id)).toBe('awaiting_payment');
    const { data } = (await (await open.page('/inbox.json')).json()) as { data: { subject: string; link: string }[] };
    const message = data.find(({ subject }) => subject === `Order ${id} is approved`);
    expect(message?.link).toContain('/pay/');
    expect((await open.page(new URL(message!.link).pathname)).status).toBe(200);
  });

  test('a rejected one is over; a second word is refused', async () => {
    const id = await waitingOrder();
    await open.send(`/operator/orders/${id}`, { do: 'reject' });
    expect(await stateOf(id)).toBe('rejected');
    const again = await open.send(`/operator/orders/${id}`, { do: 'approve' });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('does not allow this');
    expect(await stateOf(id)).toBe('rejected');
  });

  test('a paid one can be cancelled', async () => {
    const { database } = await open.sandbox.ready;
    const { id } = await database
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'paid')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const page = await (await open.page(`/operator/orders/${id}`)).text();
    expect(page).toContain(`Order ${id}`);
    await open.send(`/operator/orders/${id}`, { do: 'cancel' });
    expect(await stateOf(id)).toBe('cancelled');
    expect((await open.page('/operator/orders/999999')).status).toBe(404);
  });

  test('are listed by state and page by page', async () => {
    const first = await (await open.page('/operator/orders?state=paid')).text();
    const second = await (await open.page('/operator/orders?state=paid&page=2')).text();
    const idsIn = (text: string): string[] =>
      [...text.matchAll(/\/operator\/orders\/(\d+)"><b>/g)].map(([, id]) => id!);
    expect(idsIn(first)).toHaveLength(25);
    expect(idsIn(first).filter((id) => idsIn(second).includes(id))).toEqual([]);
  });
});

test('a partner logs in once the desk has approved', async () => {
  const body = { country_code: '971', mobile_number: '500000005', password: demoPassword, username: '+971500000005' };
  expect((await open.ask('auth/login', { method: 'POST', body })).status).toBe(403);
  await open.send('/operator/people/5', { do: 'approve' });
  expect((await open.ask('auth/login', { method: 'POST', body })).status).toBe(200);
  expect(await (await open.page('/inbox?to=hind')).text()).toContain('Your partner account is open');
});

describe('the site', () => {
  test('switches, colours and maintenance show in the configuration', async () => {
    expect(await config()).toMatchObject({ enable_search: 1, maintenance: null });
    await open.send('/operator/site', { part: 'flags', enable_arabic: '1' });
    expect(await config()).toMatchObject({ enable_arabic: 1, enable_search: 0, is_guest_checkout: 0 });
    await open.send('/operator/site', { part: 'colors', primary: 'rebeccapurple', cta: 'rubbish', mode: 'dark' });
    expect((await config()).colors).toEqual({
      primary: 'rebeccapurple',
      secondary: null,
      cta: 'rubbish',
      accent: null,
      dark: null,
      mode: 'dark',
    });
    await open.send('/operator/site', { part: 'maintenance', title: 'Back at noon', ar_title: 'نعود ظهرًا' });
    expect((await config()).maintenance).toMatchObject({ title: 'Back at noon', message: null });
    await open.send('/operator/site', { part: 'maintenance' });
    expect((await config()).maintenance).toBeNull();
  });

  test('navigation is checked by the contract before it is saved', async () => {
    const before = (await config()).header_nav;
    for (const [header_nav, problem] of [
      ['[{', 'header_nav is not JSON'],
      ['[{"link_text":"Events"}]', 'header_nav.0.path'],
      ['[{"link_text":"Events","path":"/events","colour":"red"}]', 'header_nav.0.colour is not known'],
    ] as const) {
      const refused = await open.send('/operator/site', { part: 'navigation', header_nav });
      expect(refused.status).toBe(422);
      const text = await refused.text();
      expect(text).toContain(problem);
      expect(text).toContain(header_nav.replaceAll('"', '&quot;'));
      expect((await config()).header_nav).toEqual(before);
    }
    await open.send('/operator/site', { part: 'navigation', header_nav: '[{"link_text":"Events","path":"/events"}]' });
    expect((await config()).header_nav).toEqual([{ link_text: 'Events', path: '/events' }]);
  });

  test('health check and threshold', async () => {
    await open.send('/operator/site', {
      part: 'health',
      web_enable: '1',
      domain: 'localhost',
      title: 'Back soon',
      webButtons: '[{"url":"https://saha.example","text":"Call us"}]',
    });
    expect((await open.ask('health-check')).body.data).toMatchObject({
      web_enable: 1,
      domain: 'localhost',
      webButtons: [{ text: 'Call us' }],
    });
    await open.send('/operator/site', { part: 'threshold', threshold: '3' });
    expect((await open.ask('facilities/customer-configurations')).body.data.customer_threshold).toBe(3);
    expect((await open.send('/operator/site', { part: 'threshold', threshold: 'many' })).status).toBe(422);
  });
});

describe('demonstrations', () => {
  const toggle = (demo: string) => open.send('/operator/demos', { demo });
  const config = async () => (await open.ask('config')).body.data;
  const offer = async () => {
    const query = 'venue_service_id=41&facility_id=4102&date=2026-12-12&start_time=10:00:00&end_time=11:00:00';
    const { body } = await open.ask(`facilities/auto?${query}`);
    return body.data.default_products[0] as { product_price: number; tax_amount: number };
  };

  test('R6.1.12: the site is made a baps one and back, with its threshold', async () => {
    await toggle('baps');
    expect((await config()).colors).toMatchObject({ primary: expect.anything(), mode: 'baps' });
    expect((await open.ask('facilities/customer-configurations')).body.data.customer_threshold).toBe(4);
    await toggle('baps');
    expect((await config()).colors.mode).toBe('light');
    expect((await open.ask('facilities/customer-configurations')).body.data.customer_threshold).toBe(6);
  });

  test('R5.5.3: a range of dates begins tomorrow, and can be removed', async () => {
    const { clock } = await open.sandbox.ready;
    await toggle('range');
    expect(await config()).toMatchObject({
      qube_enable_custom_booking_date_range: 1,
      qube_custom_booking_start_date: clock.today().add({ days: 1 }).toString(),
      qube_custom_booking_end_date: clock.today().add({ days: 10 }).toString(),
    });
    await toggle('range');
    expect(await config()).toMatchObject({
      qube_enable_custom_booking_date_range: 0,
      qube_custom_booking_start_date: null,
    });
  });

  test.each(['show_time_range_filter', 'show_facility_image', 'allow_facility_items_reservation'])(
    '%s is turned over, twice',
    async (flag) => {
      const before = (await config())[flag];
      await toggle(flag);
      expect((await config())[flag]).toBe(1 - before);
      await toggle(flag);
      expect((await config())[flag]).toBe(before);
    },
  );

  test('VAT is removed from the price of a court and added back, and paid orders stay', async () => {
    const before = await offer();
    expect(before).toMatchObject({ tax_amount: 5.71 });
    await toggle('vat');
    expect(await offer()).toMatchObject({ product_price: 120, tax_amount: 0 });
    await toggle('vat');
    expect(await offer()).toEqual(before);
  });

  test('an unknown one is refused; the page names all with how they stand', async () => {
    expect((await toggle('rain')).status).toBe(422);
    const page = await (await open.page('/operator/site')).text();
    expect(page).toContain('Turn on: Baps site');
    expect(page).toMatch(/Turn (on|off): Carts reserve places/);
  });
});

describe('the clock', () => {
  const verify = (userTime: Temporal.PlainDateTime) =>
    open.ask('verify-time', {
      headers: { 'X-User-Time': userTime.toString({ smallestUnit: 'second' }).replace('T', ' ') },
    });

  test('six minutes are seen by verify-time, and the way back', async () => {
    const { clock } = await open.sandbox.ready;
    const device = clock.now();
    expect((await verify(device)).status).toBe(200);
    await open.send('/operator/clock', { shift: '6' });
    const apart = await verify(device);
    expect(apart.status).toBe(409);
    expect(Object.keys(apart.body.data)).toEqual(['userTime', 'systemTime']);
    await open.send('/operator/clock', { shift: '-6' });
    expect((await verify(device)).status).toBe(200);
  });

  test('stands still, moves, runs on and goes back to the machine', async () => {
    const { clock } = await open.sandbox.ready;
    const before = clock.setting();
    await open.send('/operator/clock', { do: 'freeze', at: '2026-12-02T18:30' });
    expect(clock.stamp()).toBe('2026-12-02 18:30:00');
    await open.send('/operator/clock', { shift: '60' });
    expect(clock.stamp()).toBe('2026-12-02 19:30:00');
    expect((await open.send('/operator/clock', { do: 'freeze', at: 'tomorrow' })).status).toBe(422);
    await open.send('/operator/clock', { do: 'thaw' });
    expect(clock.setting().frozenAt).toBeNull();
    expect(clock.stamp().slice(0, 16)).toBe('2026-12-02 19:30');
    await open.send('/operator/clock', { do: 'reset' });
    expect(clock.setting()).toEqual({ offset: 0, frozenAt: null });
    await clock.set(before);
  });
});

test('slots: what the portal offers is offered, and a booking, a control and the past are reported (R3.5, R9.2)', async () => {
  const { clock, database } = await open.sandbox.ready;
  const before = clock.setting();
  await clock.set({ offset: 0, frozenAt: '2026-12-12T06:30:00Z' });
  const ask = async (query: string) =>
    (await (await open.page(`/operator/slots?service=41&date=2026-12-12&${query}`)).text())
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  expect(await ask('at=09:00')).toContain('past');
  expect(await ask('at=03:00')).toContain('closed');
  expect(await ask('duration=30&at=12:00')).toMatch(/bookings take \d+ minutes or \d+ more each/);
  expect(await ask('')).toContain('offered');
  await database
    .insertInto('maintenance')
    .values({ facility_id: 4102, date: '2026-12-12', end_date: null, start_time: '18:00:00', end_time: '19:00:00' })
    .execute();
  expect(await ask('at=18:00')).toContain('maintenance, 2026-12-12 18:00 to 19:00');
  await clock.set(before);
});

test('a fault hits the call it was set for, as often as requested', async () => {
  await open.send('/operator/faults', { endpoint: 'gallery', status: '503', message: 'Painting', times: '1' });
  expect(await (await open.page('/operator/faults')).text()).toContain('answers 503, 1 more');
  expect(await open.ask('gallery')).toMatchObject({ status: 503, body: { message: 'Painting' } });
  expect((await open.ask('gallery')).status).toBe(200);
  expect((await open.send('/operator/faults', { status: '200' })).status).toBe(422);
  await open.send('/operator/faults', { malformed: 'json' });
  await open.send('/operator/faults', { do: 'clear' });
  expect((await open.ask('gallery')).status).toBe(200);
});

test('the request log names fields and hides values', async () => {
  await open.send('/operator/log', { do: 'clear' });
  await open.login(1);
  const text = await (await open.page('/operator/log')).text();
  expect(text).toContain('/api/v2/auth/login');
  expect(text).toContain('mobile_number, password');
  expect(text).not.toContain(demoPassword);
});

test('a reset needs a tick and brings the first day back', async () => {
  await open.send('/operator/site', { part: 'maintenance', title: 'Closed' });
  await open.send('/operator/reset', {});
  expect((await config()).maintenance).toMatchObject({ title: 'Closed' });
  await open.send('/operator/reset', { sure: '1' });
  expect((await config()).maintenance).toBeNull();
  expect((await open.ask('events?size=100')).body.total).toBe(15);
  expect(((await (await open.page('/inbox.json')).json()) as { data: unknown[] }).data).toEqual([]);
});

import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { sandboxInMemory, type InMemory } from './sandboxInMemory.ts';

let open: InMemory;
beforeAll(async () => {
  open = await sandboxInMemory();
});
afterAll(() => open.sandbox.close());

const names = (answer: { body: { data: { name: string }[] } }): string[] => answer.body.data.map(({ name }) => name);

describe('lists', () => {
  test.each([
    ['events', 'events', endpoints.events],
    ['workshops', 'workshops', endpoints.workshops],
    ['trainers', 'trainers', endpoints.trainers],
    ['retail/products', 'retail/products', endpoints.retailProducts],
    ['blogs', 'blogs', endpoints.blogs],
    ['media-library', 'media-library', endpoints.mediaLibrary],
  ])('%s is cut into pages that hold everything once', async (_, path, endpoint) => {
    const whole = await open.ask(`${path}?size=100`);
    expect(safeParse(endpoint.answer, whole.body).success).toBe(true);
    const size = 4;
    const first = await open.ask(`${path}?size=${size}&page=1`);
    const pages = first.body.total_pages as number;
    expect(pages).toBe(Math.ceil(whole.body.total / size));
    const rest = await Promise.all(
      Array.from({ length: pages - 1 }, (_, page) => open.ask(`${path}?size=${size}&page=${page + 2}`)),
    );
    expect([first, ...rest].flatMap(({ body }) => body.data)).toEqual(whole.body.data);
    const beyond = await open.ask(`${path}?size=${size}&page=${pages + 1}`);
    expect(beyond.body).toMatchObject({ data: [], total: whole.body.total, current_page: pages + 1 });
  });

  test.each([
    ['memberships', endpoints.memberships],
    ['outlets', endpoints.outlets],
    ['offers', endpoints.offers],
    ['gallery', endpoints.gallery],
    ['venues', endpoints.venues],
    ['customers/all-tags', endpoints.customerTags],
    ['customers/id-proof-types', endpoints.idProofTypes],
  ])('%s answers by the contract', async (path, endpoint) => {
    const { body } = await open.ask(path);
    expect(safeParse(endpoint.answer, body).success).toBe(true);
    expect(body.data.length).toBeGreaterThan(1);
  });

  test('Q2.1.f: every film says in both languages what it shows', async () => {
    const { body } = await open.ask('media-library?type=video');
    const films = body.data as { description: string | null; ar_description: string | null }[];
    expect(films).toHaveLength(3);
    for (const { description, ar_description } of films) {
      expect(description).toMatch(/^[A-Z].{80,}\.$/u);
      expect(ar_description).toMatch(/^\p{Script=Arabic}.{80,}\.$/u);
    }
  });

  test('everything has an Arabic name beside its English one', async () => {
    const lists = await Promise.all(
      [
        'events?size=100',
        'workshops?size=100',
        'trainers?size=100',
        'retail/products?size=100',
        'memberships',
        'outlets',
        'offers',
      ].map((path) => open.ask(path)),
    );
    const things = lists.flatMap(({ body }) => body.data as { name: string; ar_name: string }[]);
    expect(things.length).toBeGreaterThan(80);
    expect(things.filter(({ ar_name }) => !/[\u0600-\u06ff]/.test(ar_name ?? ''))).toEqual([]);
  });
});

describe('events', () => {
  test('are to come unless dates are asked for', async () => {
    const coming = await open.ask('events?size=100');
    expect(names(coming)).not.toContain('Midnight padel marathon');
    const { clock } = await open.sandbox.ready;
    const yesterday = clock.today().subtract({ days: 1 }).toString();
    expect(names(await open.ask(`events?to=${yesterday}`))).toEqual(['Midnight padel marathon']);
    expect(names(await open.ask(`events?from=${yesterday}&to=${yesterday}`))).toEqual([]);
  });

  test.each([
    ['padel', 'Full Moon Padel Open'],
    ['كأس المدارس', 'Schools football cup'],
    ['CREEK', 'Full Moon Padel Open'],
  ])('are found by %s', async (search, name) => {
    expect(names(await open.ask(`events?size=100&search=${encodeURIComponent(search)}`))).toContain(name);
  });

  test('tell places left in people', async () => {
    const { body } = await open.ask('events/301');
    expect(safeParse(endpoints.event.answer, body).success).toBe(true);
    const pair = body.data.tickets[0];
    expect(pair).toMatchObject({ participant_count: 2, remaining_capacity: 32 });
    const wave = (await open.ask('events/313')).body.data.tickets[2];
    expect(wave.remaining_capacity).toBe(0);
  });

  test('have a plan of numbered seats, and none for other events', async () => {
    const { body } = await open.ask('events/307/seat-maps/30700');
    expect(safeParse(endpoints.seatMap.answer, body).success).toBe(true);
    const seats = body.data.sections.flatMap((section: { rows: { seats: object[] }[] }) =>
      section.rows.flatMap((row) => row.seats),
    ) as { seat_map_id: number; label: string; status: string; event_ticket_id: number }[];
    expect(seats).toHaveLength(120);
    expect(new Set(seats.map(({ seat_map_id }) => seat_map_id)).size).toBe(120);
    expect(new Set(seats.map(({ label }) => label)).size).toBe(120);
    expect(seats.filter(({ status }) => status === 'sold')).toHaveLength(13);
    const event = (await open.ask('events/307')).body.data;
    for (const ticket of event.tickets) {
      const free = seats.filter(
        ({ event_ticket_id, status }) => event_ticket_id === ticket.event_ticket_id && status === 'free',
      );
      expect(free).toHaveLength(ticket.remaining_capacity);
    }
    expect((await open.ask('events/301/seat-maps/30700')).status).toBe(404);
  });

  test('invite by a token that can be answered and answered again', async () => {
    const path = 'events/invites/invite-layla-centre-court';
    expect((await open.ask(path)).body.data).toMatchObject({ status: 'invited', seats: 2 });
    const accepted = await open.ask(path, { method: 'POST', body: { answer: 'accepted' } });
    expect(accepted.body.data.status).toBe('accepted');
    await open.ask(path, { method: 'POST', body: { answer: 'declined' } });
    expect((await open.ask(path)).body.data.status).toBe('declined');
    expect((await open.ask('events/invites/unknown')).status).toBe(404);
  });
});

describe('academies', () => {
  test('are filtered by type', async () => {
    expect(names(await open.ask('workshops?type=workshop'))).toEqual([
      'Strong women: six weeks of lifting',
      'Spin bowling weekend',
    ]);
    expect((await open.ask('workshops?type=nonsense')).body.total).toBe(0);
  });

  test('quote the rest of a term, and refuse a start in the past', async () => {
    const { clock } = await open.sandbox.ready;
    const program = (await open.ask('workshops/401')).body.data.programs[0];
    const term = program.packages[0];
    const body = {
      workshop_program_id: program.workshop_program_id,
      product_id: term.product_id,
      start_date: clock.today().toString(),
      days: program.days,
    };
    const quote = await open.ask('workshops/check', { method: 'POST', body });
    expect(quote.status).toBe(200);
    expect(quote.body.data.price).toBeGreaterThan(0);
    expect(quote.body.data.price).toBeLessThan(term.price);
    const late = { ...body, start_date: clock.today().subtract({ days: 1 }).toString() };
    expect((await open.ask('workshops/check', { method: 'POST', body: late })).body.code).toBe('pastStart');
    const foreign = { ...body, product_id: 24_000 };
    expect((await open.ask('workshops/check', { method: 'POST', body: foreign })).body.code).toBe('wrongPackage');
  });
});

describe('trainers', () => {
  test('are free in their working hours, one session after the other', async () => {
    const { clock } = await open.sandbox.ready;
    const today = clock.today();
    const nextMonday = today.add({ days: ((8 - today.dayOfWeek) % 7) + 7 });
    const { body } = await open.ask(`trainers/501/availability?date=${nextMonday.toString()}&training_package_id=5011`);
    expect(body.data).toHaveLength(6);
    expect(body.data[0]).toEqual({ date: nextMonday.toString(), start_time: '15:00:00', end_time: '16:00:00' });
    const sunday = nextMonday.add({ days: 6 });
    expect(
      (await open.ask(`trainers/501/availability?date=${sunday.toString()}&training_package_id=5011`)).body.data,
    ).toEqual([]);
    expect(
      (await open.ask(`trainers/501/availability?date=${sunday.toString()}&training_package_id=5021`)).status,
    ).toBe(422);
  });
});

describe('the shop', () => {
  test('filters by category and words, within an outlet too', async () => {
    const rackets = await open.ask('retail/products?category_id=71&size=100');
    expect(rackets.body.total).toBe(6);
    const junior = await open.ask('retail/products?category_id=71&search=junior');
    expect(junior.body.data.map(({ name }: { name: string }) => name)).toEqual([
      'First Wall junior padel racket',
      'Green Ball 25 junior racket',
    ]);
    const pool = await open.ask('outlets/702/products?search=towel&size=100');
    expect(names(pool)).toEqual(['Deck towel', 'Quick-dry towel']);
    expect((await open.ask('outlets/799/products')).status).toBe(404);
  });

  test('shows the current stock', async () => {
    const { database } = await open.sandbox.ready;
    const path = 'retail/products?search=Deck%20towel';
    expect((await open.ask(path)).body.data[0]).toMatchObject({
      inventory_enable: 1,
      inventory_period: 'T',
      stock: 40,
    });
    await database.updateTable('product').set({ stock: 3 }).where('name', '=', 'Deck towel').execute();
    expect((await open.ask(path)).body.data[0].stock).toBe(3);
  });

  test('hides offers that do not hold today', async () => {
    const { body } = await open.ask('offers');
    expect(names({ body })).not.toContain('Ten hours of footwork');
    expect((await open.ask('offers/26006')).status).toBe(404);
    expect((await open.ask('offers/26001')).body.data.products).toHaveLength(3);
  });
});

describe('pages, posts and search', () => {
  test('an unknown page is a conflict', async () => {
    expect((await open.ask('pages/privacy-policy')).body.data.title).toBe('Privacy policy');
    expect((await open.ask('pages/no-such-page')).status).toBe(409);
  });

  test('a post is found by its slug', async () => {
    const { body } = await open.ask('blogs/how-we-paint-a-line');
    expect(body.data.body).toContain('<h2>');
    expect(body.data.ar_body).toMatch(/[\u0600-\u06ff]/);
    expect((await open.ask('blogs/nothing')).status).toBe(404);
  });

  test.each([
    ['padel', ['event', 'trainer', 'academy']],
    ['haddad', ['event', 'trainer']],
    ['سباح', ['event', 'trainer', 'academy']],
  ])('search for %s finds %j', async (search, types) => {
    const { body } = await open.ask(`search/global?search=${encodeURIComponent(search)}`);
    expect(new Set(body.data.map(({ type }: { type: string }) => type))).toEqual(new Set(types));
  });

  const find = async (search: string) =>
    (await open.ask(`search/global?search=${encodeURIComponent(search)}`)).body.data as { name: string }[];

  test('search wants two letters, and not only signs', async () => {
    expect(await find('p')).toEqual([]);
    expect(await find(' ،؟ ')).toEqual([]);
    expect(await find('p\u064e')).toEqual([]);
  });

  test.each([
    ['أكاديمية', 'اكاديميه'],
    ['البادل', 'بادل'],
    ['سِبَاحة', 'ســباحه'],
    ['PADEL', 'padel'],
  ])('R2.7: %s finds what %s finds, and something', async (one, other) => {
    const found = await find(one);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await find(other));
  });

  test('R3.10.8: what is called so comes first, each as the contract says, with a picture where there is one', async () => {
    const { body } = await open.ask('search/global?search=padel');
    expect(safeParse(endpoints.search.answer, body).success).toBe(true);
    const isCalledSo = body.data.map(({ name }: { name: string }) => /padel/i.test(name));
    expect(isCalledSo).toEqual(isCalledSo.toSorted((one: boolean, two: boolean) => Number(two) - Number(one)));
    expect(isCalledSo).toContain(true);
    expect((await find('football')).map((found) => (found as { image_path?: string }).image_path)).toContainEqual(
      expect.stringMatching(/^courts\/football-\d+\.svg$/),
    );
  });
});

describe('benefits', () => {
  const court = {
    product_id: 4201,
    quantity: 2,
    venue_id: 4,
    price: 66.67,
    tax: 3.33,
    date: '2026-11-30',
    start_time: '21:00:00',
    facility_id: null as number | null,
    cartIndex: 0,
    isAddon: false,
  };
  const racket = {
    product_id: 10_001,
    quantity: 1,
    price: 23.81,
    tax: 1.19,
    cartIndex: 0,
    isAddon: true,
    parent_product_id: 4201,
    parent_product_index: 0,
  };
  const shirt = { product_id: 25_032, quantity: 1, price: 151.43, tax: 7.57, cartIndex: 1, isAddon: false };
  const verify = (products: object[], rest: object, token: string | null = null) =>
    open.ask('benefits/verify', { method: 'POST', body: { products, ...rest }, token });

  test('come back line by line, extras included', async () => {
    const { body, status } = await verify([court, racket, shirt], { promotion_code: 'saha10' });
    expect(status).toBe(200);
    expect(body.data.promotion_code).toBe('SAHA10');
    expect(
      body.data.products.map((product: { discount: { discount_total: number } }) => product.discount.discount_total),
    ).toEqual([126, 22.5, 143.1]);
    expect(body.data.products[1]).toMatchObject({ isAddon: true, parent_product_index: 0, cartIndex: 0 });
    expect(body.data.discount).toBe(32.4);
  });

  test('a discount tells before, after and what is taken off', async () => {
    const { body } = await verify([court], { promotion_code: 'SAHA10' });
    expect(body.data.products[0].discount).toEqual({
      price: 133.34,
      tax: 6.66,
      total: 140,
      discount_price: 120.01,
      discount_tax: 5.99,
      discount_total: 126,
      discount: 14,
      promo_code: 'SAHA10',
    });
  });

  test('R5.7.5: a code for padel at night looks at the court and the hour', async () => {
    const { database } = await open.sandbox.ready;
    const { id } = await database
      .selectFrom('facility')
      .innerJoin('service', 'service.id', 'facility.service_id')
      .select('facility.id')
      .where('service.sport', '=', 'padel')
      .executeTakeFirstOrThrow();
    const night = { ...court, facility_id: id };
    const { body } = await verify([night, shirt], { promotion_code: 'NIGHTPADEL' });
    expect(body.data.products.map((product: { discount: object | null }) => product.discount === null)).toEqual([
      false,
      true,
    ]);
    const early = await verify([{ ...night, start_time: '18:00:00' }], { promotion_code: 'NIGHTPADEL' });
    expect(early.body).toMatchObject({ code: 'promoNotValid', message: 'Promo not valid for selected tickets' });
  });

  test.each([
    ['an unknown code', { promotion_code: 'NOPE' }, 'promoInvalid', 'Invalid promo code'],
    ['an old code', { promotion_code: 'SUMMER' }, 'promoInvalid', 'Invalid promo code'],
    ['no code', {}, 'promoInvalid', 'Invalid promo code'],
    ['a card number as a code', { promotion_code: 'SAHA-M-1002' }, 'promoInvalid', 'Invalid promo code'],
    ['an unknown card', { card_number: 'SAHA-M-0000' }, 'membershipInvalid', 'Membership cannot be applied'],
  ])('%s is refused', async (_, rest, code, message) => {
    const { status, body } = await verify([court], rest);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code, message });
  });

  test('a membership card lowers courts for its owner, and not the shop', async () => {
    const member = await open.login(2);
    const { body } = await verify([court, shirt], { card_number: ' saha-m-1002' }, member);
    expect(
      body.data.products.map((product: { discount: { discount: number } | null }) => product.discount?.discount ?? 0),
    ).toEqual([21, 0]);
    expect((await verify([shirt], { card_number: 'SAHA-M-1002' }, member)).body.code).toBe('membershipInvalid');
  });

  test('T17: knowing or guessing a member’s number gives no member’s price, and reveals nothing about the number', async () => {
    const unknown = await verify([court], { card_number: 'SAHA-M-0000' });
    for (const token of [null, await open.login(1)]) {
      const guessed = await verify([court], { card_number: 'SAHA-M-1002' }, token);
      expect([guessed.status, guessed.body]).toEqual([unknown.status, unknown.body]);
    }
  });
});

describe('forms', () => {
  const human = { recaptcha_response: 'sandbox-human' };
  beforeAll(async () => {
    await open.page('/__sandbox/config', { method: 'POST', body: JSON.stringify({ testToken: true }) });
  });

  test('Q4.7.a: the form is there only while the operator shows it', async () => {
    expect((await open.ask('leads')).body.data).toMatchObject({ form_fields: [] });
    const nothing = { form_name: '', form_fields: [], ...human };
    expect((await open.ask('leads', { method: 'POST', body: nothing })).status).toBe(404);
    await open.send('/operator/demos', { demo: 'lead' });
    expect((await open.ask('leads')).body.data.form_fields.length).toBeGreaterThan(0);
    expect((await open.ask('config')).body.data.enable_lead_tracker_button).toBe(1);
  });

  test('R3.9.1: what the operator writes into the form is asked; nonsense is not', async () => {
    const before = (await open.ask('leads')).body.data;
    const save = (form: unknown) =>
      open.send('/operator/site', { part: 'lead', leadShown: '1', lead_form: JSON.stringify(form) });
    const form_fields = [...before.form_fields, { field_name: 'Team', type: 'text_box', is_required: 0, options: [] }];
    await save({ ...before, form_name: 'Ask away', form_fields });
    expect((await open.ask('leads')).body.data).toMatchObject({ form_name: 'Ask away', form_fields });
    expect((await save({ form_name: 7 })).status).toBe(422);
    await save(before);
    expect((await open.ask('leads')).body.data).toEqual(before);
  });

  test('R5.6.9–12, R7.5.3–5: a lead needs its answers and a human', async () => {
    const form = (await open.ask('leads')).body.data;
    const answers: Record<string, unknown> = {
      'Your name': 'Layla',
      'E-mail': 'layla@mail.example',
      Mobile: '+971501234567',
      Occasion: { value: 'A birthday' },
      'Consent to be contacted about this request': '1',
    };
    const fields = form.form_fields
      .filter(({ field_name }: { field_name: string }) => field_name in answers)
      .map(({ field_name, type }: { field_name: string; type: string }) => ({
        field_name,
        type,
        answer: answers[field_name],
      }));
    const lead = {
      form_name: form.form_name,
      form_description: form.form_description,
      lead_action_list_id: form.lead_action_list_id,
      form_fields: fields,
      ...human,
    };
    const post = (body: object) => open.ask('leads', { method: 'POST', body });

    expect((await post({ ...lead, recaptcha_response: '' })).body.code).toBe('captcha');
    const without = {
      ...lead,
      form_fields: fields.filter(({ field_name }: { field_name: string }) => field_name !== 'Your name'),
    };
    expect((await post(without)).body.message).toBe('Your name is required');
    const badMail = {
      ...lead,
      form_fields: fields.map((field: { field_name: string }) =>
        field.field_name === 'E-mail' ? { ...field, answer: 'nope' } : field,
      ),
    };
    expect((await post(badMail)).body.message).toBe('Please enter a valid email address');
    const answered = (name: string, answer: unknown) => ({
      ...lead,
      form_fields: fields.map((field: { field_name: string }) =>
        field.field_name === name ? { ...field, answer } : field,
      ),
    });
    expect((await post(answered('Mobile', ''))).body.message).toBe('Please enter valid mobile number');
    expect((await post(answered('Mobile', '12'))).body.message).toBe('Mobile number is not valid');
    expect((await post(answered('Occasion', 'A birthday'))).body.message).toBe('Occasion is not valid');
    const done = await post(lead);
    expect(done).toMatchObject({ status: 200, body: { message: 'Thank you. We call you back within a day.' } });
    const { database } = await open.sandbox.ready;
    const kept = await database.selectFrom('submission').selectAll().where('kind', '=', 'lead').execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('sandbox-human');
  });

  test('a form of the site checks every type of field', async () => {
    const form = (await open.ask('forms/join-the-team')).body.data;
    const values: Record<string, unknown> = {
      'full-name': 'Omar Nasser',
      'e-mail': 'omar@mail.example',
      mobile: '+971501234567',
      'date-of-birth': '1999-05-04',
      nationality: '784',
      'emirates-id': '784-1991-1234567-5',
      position: 'desk',
      shift: 'evening',
      languages: ['ar', 'en'],
      cv: 'files/abc.pdf',
      consent: true,
    };
    const answers = (changed: Record<string, unknown> = {}) => ({
      fields: form.fields.map(({ id, slug }: { id: number; slug: string }) => ({
        id,
        slug,
        value: slug in changed ? changed[slug] : (values[slug] ?? null),
      })),
      ...human,
    });
    const post = (changed?: Record<string, unknown>) =>
      open.ask('forms/join-the-team', { method: 'POST', body: answers(changed) });

    expect((await post()).status).toBe(200);
    for (const [slug, wrong] of Object.entries({
      'full-name': '',
      'e-mail': 'nope',
      mobile: '12',
      'date-of-birth': 'yesterday',
      nationality: 'Oman',
      'emirates-id': '784-1991-1234567-1',
      position: 'president',
      shift: 'never',
      languages: ['ar', 'klingon'],
      cv: '../../etc/passwd',
      consent: false,
    })) {
      expect([slug, (await post({ [slug]: wrong })).body.field]).toEqual([slug, slug]);
    }
    expect((await open.ask('forms/unknown')).status).toBe(404);
  });
});

describe('files', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const pdf = new TextEncoder().encode('%PDF-1.4\n');
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

  const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string, type = 'image/png') => {
    const form = new FormData();
    form.append('preUpload[0]', new File([bytes], name, { type }));
    form.append('types[]', type);
    return open.ask('file/save/data', { method: 'POST', body: form, token: await open.login(1) });
  };

  test('are stored under a name of our own and served as attachments', async () => {
    const { status, body } = await upload(png, '../../évil\u202Egnp.png');
    expect(status).toBe(200);
    const [stored] = body.data.files;
    expect(stored.path).toMatch(/^files\/[\w-]{32}\.png$/);
    expect(stored.name).toBe('évilgnp.png');
    const file = await open.page(`/art/${stored.path}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
    expect((await open.page('/art/files/unknown.png')).status).toBe(404);
  });

  test.each([
    ['a page that calls itself a picture', page, 'cat.png'],
    ['a picture that calls itself a document', png, 'cat.pdf'],
    ['a picture with a second ending', png, 'cat.png.svg'],
    ['nothing at all', new Uint8Array(), 'cat.png'],
  ])('%s is refused', async (_, bytes, name) => {
    const { status, body } = await upload(bytes, name);
    expect(status).toBe(422);
    expect(body.message).toBe('Invalid file type. Please upload a valid file type (jpeg, png, pdf)');
  });

  test('more than 5 MB is refused, the type is recognised by the first bytes', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(png);
    expect((await upload(large, 'large.png')).status).toBe(413);
    expect((await upload(pdf, 'cv.pdf', 'application/octet-stream')).body.data.files[0].type).toBe('application/pdf');
  });
});

describe('support', () => {
  test('shows and takes the customer’s own requests only', async () => {
    const [layla, omar] = [await open.login(1), await open.login(2)];
    const form = new FormData();
    form.append('subject', 'The net on court 4');
    form.append('message', 'It hangs lower than it should.');
    form.append('files', new File([new TextEncoder().encode('%PDF-1.4')], 'note.pdf'));
    const asked = await open.ask('customer-support', { method: 'POST', body: form, token: omar });
    expect(asked.status).toBe(200);
    const { id } = asked.body.data;

    expect((await open.ask(`customer-support/${id}`, { token: omar })).body.data).toMatchObject({
      status: 'open',
      replies: [],
    });
    expect((await open.ask(`customer-support/${id}`, { token: layla })).status).toBe(404);
    expect((await open.ask(`customer-support/${id}`)).status).toBe(401);
    const mine = (await open.ask('customer-support', { token: omar })).body;
    expect(mine.data.map((request: { id: number }) => request.id)).toContain(id);
    expect(
      (await open.ask('customer-support', { token: layla })).body.data.map((request: { id: number }) => request.id),
    ).not.toContain(id);
  });

  test('a reply carries files and opens the request again', async () => {
    const token = await open.login(2);
    const ask = new FormData();
    ask.append('subject', 'Lights');
    ask.append('message', 'Too early off.');
    const { id } = (await open.ask('customer-support', { method: 'POST', body: ask, token })).body.data;
    await open.send(`/operator/support/${id}`, { do: 'reply', author: 'Maha', message: 'We look at it tonight.' });
    const answered = (await open.ask(`customer-support/${id}`, { token })).body.data;
    expect(answered).toMatchObject({ status: 'answered', replies: [{ author: 'Maha', from_operator: true }] });

    const reply = new FormData();
    reply.append('message', 'Thank you, here is the plan.');
    reply.append('files', new File([new TextEncoder().encode('%PDF-1.4')], 'a.pdf'));
    reply.append('files', new File([new TextEncoder().encode('%PDF-1.4')], 'b.pdf'));
    const replied = await open.ask(`customer-support/${id}/replies`, { method: 'POST', body: reply, token });
    expect(replied.body.data.files).toHaveLength(2);
    expect((await open.ask(`customer-support/${id}`, { token })).body.data.status).toBe('open');

    await open.send(`/operator/support/${id}`, { do: 'close' });
    const late = new FormData();
    late.append('message', 'Hello?');
    expect((await open.ask(`customer-support/${id}/replies`, { method: 'POST', body: late, token })).status).toBe(409);

    // The desk opens it again.
    await open.send(`/operator/support/${id}`, { do: 'reopen' });
    expect((await open.ask(`customer-support/${id}/replies`, { method: 'POST', body: late, token })).status).toBe(200);
    const latest = (await open.ask('customer-support', { token })).body.data[0];
    expect(latest).toMatchObject({ id, status: 'open', last_reply: { message: 'Hello?', from_operator: false } });
  });

  test('Q7.6.r: files are kept with their names, markup is text, and what is sent again with its key is there once', async () => {
    const token = await open.login(2);
    const mark = '<img src=x onerror="alert(1)">';
    const form = () => {
      const body = new FormData();
      body.append('subject', `Lights ${mark}`);
      body.append('category', 'Bookings');
      body.append('message', mark);
      body.append('files', new File([new TextEncoder().encode('%PDF-1.4 plan')], 'plan.pdf'));
      return body;
    };
    const headers = { 'Idempotency-Key': 'support-key-0123456789' };
    const ask = () => open.ask('customer-support', { method: 'POST', body: form(), token, headers });
    const { id } = (await ask()).body.data;
    expect((await ask()).body.data.id).toBe(id);

    const { files, message } = (await open.ask(`customer-support/${id}`, { token })).body.data;
    expect([message, files]).toMatchObject([mark, [{ name: 'plan.pdf', type: 'application/pdf' }]]);
    const kept = await open.page(`/art/${files[0].path}`);
    expect(await kept.text()).toBe('%PDF-1.4 plan');
    const desk = await (await open.page(`/operator/support/${id}`)).text();
    expect(desk).not.toContain(mark);
    expect(desk).toContain('&lt;img src=x');
  });
});

// @vitest-environment jsdom
/** The lead form's calls to the server, and what the session persists of it (R4.7.2, R7.5.2–3, Q4.7.a). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { PortalSnapshot } from '../../../machines/portal/portalSelectors.ts';
import * as read from '../../../machines/lead/leadSelectors.ts';
import { noSelection } from '../../../machines/booking/bookingSelection.ts';
import { persistProof } from '../../../src/adapters/http/captchaProof.ts';
import { askedLead } from '../../../src/adapters/actors/content/askedLead.ts';
import { provideLead } from '../../../src/adapters/actors/content/leadActors.ts';
import { clearCustomerData } from '../../../src/adapters/storage/customerData.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { layla, omar } from '../cart/cart.fixtures.ts';
import { filledIn, leadForm } from './lead.fixtures.ts';

type Fetch = (request: Request) => Promise<Response>;
const sent: Request[] = [];
let form = leadForm;

beforeEach(() => {
  form = leadForm;
  vi.stubGlobal(
    'fetch',
    vi.fn<Fetch>(async (request) => {
      sent.push(request.clone());
      const data = request.method === 'GET' ? form : null;
      return Response.json({ status: true, message: 'Thank you.', data });
    }),
  );
});
afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
  user = null;
  history.replaceState(null, '', '/');
});

/** Who is there. */
let user: User | null = null;
const lookers = new Set<(snapshot: { context: { user: User | null } }) => void>();
const session = {
  getSnapshot: () => ({ context: { user } }),
  subscribe(look: (snapshot: { context: { user: User | null } }) => void) {
    lookers.add(look);
    return { unsubscribe: () => void lookers.delete(look) };
  },
};
function come(next: User | null): void {
  user = next;
  for (const look of lookers) look({ context: { user } });
}

const quiet = {
  matches: (value: object) => 'dialogs' in value || ('booking' in value && value.booking === 'closed'),
  hasTag: () => false,
  context: { asked: null, chosen: noSelection },
  children: { session },
} as unknown as PortalSnapshot;

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

async function load(): Promise<ReturnType<typeof start>> {
  const lead = start();
  await vi.waitFor(() => expect(lead.getSnapshot().value).not.toBe('fetching'));
  return lead;
}
const start = () =>
  createActor(
    provideLead(() => quiet, null),
    { input: { isWanted: false } },
  ).start();

describe('R7.5.2: whether there is anything to fetch', () => {
  test('a form that asks something, which is not asked for twice', async () => {
    const found = await askedLead();
    expect(found?.form_fields).toHaveLength(leadForm.form_fields.length);
    const lead = createActor(
      provideLead(() => quiet, found),
      { input: { isWanted: false } },
    ).start();
    await vi.waitFor(() => expect(read.isOpen(lead.getSnapshot())).toBe(true));
    expect(sent).toHaveLength(1);
    lead.stop();
  });

  test('not where nothing is asked that a customer can answer', async () => {
    form = { ...leadForm, form_fields: [] };
    expect(await askedLead()).toBeNull();
  });

  test('nor where it failed to load', async () => {
    vi.mocked(fetch).mockImplementation(async () => Response.json({ status: false, message: 'No' }, { status: 404 }));
    expect(await askedLead()).toBeNull();
  });
});

describe('the session', () => {
  test('R4.7.1, R4.7.2: closed once, it stays closed on the next load, with what was typed', async () => {
    const first = await load();
    expect(read.isOpen(first.getSnapshot())).toBe(true);
    first.send({ type: 'answer.type', questionId: 0, answer: 'Layla' });
    first.send({ type: 'lead.close' });
    expect(sessionStorage.getItem('leadDismissed')).not.toBeNull();
    first.stop();

    const second = await load();
    expect(second.getSnapshot().value).toBe('dismissed');
    expect(read.answers(second.getSnapshot())).toEqual({ 0: 'Layla' });
    // R4.7.3: the button clears the flag.
    second.send({ type: 'lead.open' });
    expect(sessionStorage.getItem('leadDismissed')).toBeNull();
    second.stop();
  });

  test('another form does not get the answers of this one', async () => {
    const first = await load();
    first.send({ type: 'answer.type', questionId: 0, answer: 'Layla' });
    first.stop();
    form = { ...leadForm, form_fields: leadForm.form_fields.toReversed() };
    const second = await load();
    expect(read.answers(second.getSnapshot())).toEqual({});
    second.stop();
  });

  test('012: what a customer typed waits for them while nobody is there, and goes when another one comes', async () => {
    come(layla);
    const lead = await load();
    const typed = () => read.answers(lead.getSnapshot());
    lead.send({ type: 'answer.type', questionId: 0, answer: 'Layla' });
    come(null);
    expect(typed()).toEqual({});
    come(layla);
    expect(typed()).toEqual({ 0: 'Layla' });
    come(null);
    lead.stop();
    // Nor does it stand in a form that comes later.
    const next = await load();
    expect(read.answers(next.getSnapshot())).toEqual({});
    come(omar);
    come(null);
    come(layla);
    expect([read.answers(next.getSnapshot()), JSON.stringify(sessionStorage).includes('Layla')]).toEqual([{}, false]);
    next.stop();
    expect(lookers.size).toBe(0);
  });

  test('012: what a visitor typed goes on with whoever comes, and nothing of it is lost', async () => {
    const lead = await load();
    lead.send({ type: 'answer.type', questionId: 0, answer: 'Somebody' });
    come({ ...layla });
    come({ ...layla });
    expect(read.answers(lead.getSnapshot())).toEqual({ 0: 'Somebody' });
    lead.stop();
  });

  test('T06: what one customer typed lies aside while nobody is there, and is gone once another one opens the form', async () => {
    const isWritten = () => JSON.stringify(sessionStorage).includes('Layla');
    come(layla);
    const first = await load();
    first.send({ type: 'answer.type', questionId: 0, answer: 'Layla' });
    first.stop();
    come(null);
    const visitors = await load();
    visitors.send({ type: 'lead.forget' });
    visitors.stop();
    expect([read.answers(visitors.getSnapshot()), isWritten()]).toEqual([{}, true]);
    come(omar);
    const others = await load();
    expect([read.answers(others.getSnapshot()), isWritten()]).toEqual([{}, false]);
    others.stop();
  });

  test('012: what is written nowhere goes on with whoever logs in, and a profile that changes is nobody new', async () => {
    form = { ...leadForm, form_fields: [{ ...leadForm.form_fields[0]!, type: 'date' }] };
    const lead = await load();
    lead.send({ type: 'answer.type', questionId: 0, answer: '2026-12-01' });
    come(layla);
    expect(read.answers(lead.getSnapshot())).toEqual({ 0: '2026-12-01' });
    lead.send({ type: 'answer.type', questionId: 0, answer: '' });
    lead.send({ type: 'lead.forget' });
    lead.send({ type: 'lead.submit', captcha: 'expired' });
    const { faults } = lead.getSnapshot().context;
    expect(faults).not.toBeNull();
    come({ ...layla, first_name: 'Laila' });
    expect(lead.getSnapshot().context.faults).toBe(faults);
    lead.stop();
  });

  test('whoever comes before the form does finds it as it is', async () => {
    const lead = start();
    come(layla);
    await vi.waitFor(() => expect(read.isOpen(lead.getSnapshot())).toBe(true));
    expect(read.answers(lead.getSnapshot())).toEqual({});
    lead.stop();
  });

  test('012: what a customer logs out of goes, also where the form has not come', async () => {
    come(layla);
    const lead = await load();
    lead.send({ type: 'answer.type', questionId: 0, answer: 'Layla' });
    lead.stop();
    clearCustomerData();
    expect(JSON.stringify(sessionStorage)).not.toContain('Layla');
  });

  test('R4.7.1: an answer that is too long to be read again takes nothing else along', async () => {
    const first = await load();
    first.send({ type: 'answer.type', questionId: 0, answer: 'x'.repeat(5_001) });
    first.send({ type: 'answer.type', questionId: 2, answer: 'A birthday' });
    first.stop();
    const second = await load();
    expect(read.answers(second.getSnapshot())).toEqual({ 2: 'A birthday' });
    second.stop();
  });

  test('nothing is left of cleared answers', async () => {
    const lead = await load();
    lead.send({ type: 'answer.type', questionId: 0, answer: 'Layla' });
    expect(JSON.stringify(sessionStorage)).toContain('Layla');
    lead.send({ type: 'lead.forget' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Layla');
    lead.stop();
  });
});

describe('Q4.7.a: it does not come in between', () => {
  test.each([
    ['a dialog that is open', '<dialog open></dialog>'],
    ['a field that is being filled in', '<input autofocus>'],
  ])('%s', async (_, markup) => {
    document.body.innerHTML = markup;
    document.querySelector('input')?.focus();
    const lead = await load();
    expect(lead.getSnapshot().value).toBe('suppressed');
    lead.stop();
  });

  test('a customer who is in no field is not busy', async () => {
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
    const lead = await load();
    expect(read.isOpen(lead.getSnapshot())).toBe(true);
    vi.restoreAllMocks();
    lead.stop();
  });

  test('the cart', async () => {
    history.replaceState(null, '', '/cart');
    const lead = await load();
    expect(lead.getSnapshot().value).toBe('suppressed');
    lead.stop();
  });
});

test('the call for it ends with the actor that made it', async () => {
  vi.mocked(fetch).mockImplementation(async (request) => {
    sent.push(request as Request);
    return new Promise(() => undefined);
  });
  const lead = start();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  lead.stop();
  expect(sent[0]!.signal.aborted).toBe(true);
});

test('R7.5.2: an answer that makes no sense shows nothing', async () => {
  const breach = vi.spyOn(console, 'error').mockReturnValue(undefined);
  form = { form_fields: 'none' } as never;
  const lead = await load();
  expect([lead.getSnapshot().value, breach.mock.calls.length]).toEqual(['absent', 1]);
  breach.mockRestore();
  lead.stop();
});

test('R7.5.3, R7.5.4: the answers go with the proof, which is used up', async () => {
  const lead = await load();
  for (const [id, answer] of Object.entries(filledIn))
    lead.send({ type: 'answer.type', questionId: Number(id), answer });
  persistProof('lead', 'the-proof');
  const told: unknown[] = [];
  lead.on('lead.sent', (event) => told.push(event));
  lead.send({ type: 'lead.submit', captcha: 'verified' });
  await vi.waitFor(() => expect(told).toEqual([{ type: 'lead.sent', message: 'Thank you.' }]));
  const [, request] = sent;
  expect([request!.method, new URL(request!.url).pathname]).toEqual(['POST', '/api/v2/leads']);
  expect(await request!.json()).toEqual({
    form_name: 'Tell us how you play',
    form_description: 'We call you back.',
    lead_action_list_id: 12,
    recaptcha_response: 'the-proof',
    form_fields: [
      { field_name: 'Your name', type: 'text_box', answer: 'Layla' },
      { field_name: 'Mobile', type: 'phone_number', answer: '+971501234567' },
      { field_name: 'Occasion', type: 'drop_down', answer: { value: 'A birthday' } },
      { field_name: 'Consent', type: 'disclaimer_form', answer: '1' },
    ],
  });
  await settled();
  expect(JSON.stringify(sessionStorage)).not.toContain('Layla');
  lead.stop();
});

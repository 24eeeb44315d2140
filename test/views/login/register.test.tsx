// @vitest-environment jsdom
/**
 * A customer's registration form beyond its situations (registrationScreens), and the page around it (R1.6.1,
 * R3.10.12–13, R5.1–5.4, R5.7.14).
 */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { registrationMachine, type RegistrationRef } from '../../../machines/registration/registrationMachine.ts';
import * as read from '../../../machines/registration/registrationSelectors.ts';
import { CustomerForm } from '../../../src/pages/register/CustomerForm.tsx';
import { Component as RegisterPage } from '../../../src/pages/register/RegisterPage.tsx';
import { RegistrationCode } from '../../../src/pages/register/RegistrationCode.tsx';
import { registrationInput, typedRegistration } from '../../models/registration/registration.model.ts';
import { findings } from '../../models/session/session.model.ts';
import { configOf } from '../../models/site/site.model.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { left } from '../../models/confirmByCode/confirmByCode.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';
import { button, fill, heldCodes, press, reasonOf, refusals } from '../waysIn.fixture.tsx';

polyfillDialogs();
const idProofTypes = [
  { id: 32, name: 'Emirates ID', ar_name: 'الهوية الإماراتية' },
  { id: 33, name: 'Passport', ar_name: 'جواز السفر' },
];
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(async () => Response.json({ status: true, data: idProofTypes, message: null })),
  );
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const site = configOf({
  religions: [
    { id: 1, name: 'Islam' },
    { id: 2, name: 'Christianity' },
  ],
  entity_types: [
    { id: 1, name: 'Company', ar_name: 'شركة' },
    { id: 2, name: 'School' },
  ],
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const checkbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const settled = (settle: (event: AnyEventObject) => unknown) => (event: AnyEventObject) =>
  act(async () => {
    settle(event);
    await Promise.resolve();
  });

/** Form and code step, as the page shows them. */
function Registration({ registration }: { registration: RegistrationRef }) {
  const step = useSelector(registration, read.step);
  return (
    <>
      <CustomerForm registration={registration} />
      {step === 'confirmingCode' ? <RegistrationCode registration={registration} /> : null}
    </>
  );
}

async function openForm(config = site) {
  const { show } = await stage({ config });
  const held = heldCodes();
  const own = holdActors(registrationMachine, ['persistDraft']);
  const registration = createActor(own.machine.provide({ actors: { confirmByCode: held.actors.confirmByCode } }), {
    input: registrationInput,
  }).start();
  show(<Registration registration={registration} />);
  await waitFor(() => expect(field('Emirates ID number optional')).toBeTruthy());
  return { ...held, registration, settleOwn: settled(own.settle) };
}

function fillEssentials(typed: AnyEventObject): void {
  fill(field('First name'), typed['first_name']);
  fill(field('Last name'), typed['last_name']);
  fill(field('Mobile number'), typed['mobile_number']);
  fill(field('Email'), typed['email']);
  fill(field('Password'), typed['password']);
  fill(field('Confirm password'), typed['confirmation']);
  const terms = checkbox(/^I agree/);
  if (terms.checked !== typed['hasAgreed']) fireEvent.click(terms);
}

describe('the form of a customer (Q3.10.d)', () => {
  test('helps phones and password managers', async () => {
    await openForm();
    expect(field('First name').autocomplete).toBe('given-name');
    expect(field('Last name').autocomplete).toBe('family-name');
    expect([field('Email').type, field('Email').inputMode, field('Email').autocomplete]).toEqual([
      'email',
      'email',
      'email',
    ]);
    expect(field('Mobile number').inputMode).toBe('tel');
    expect(field('Password').autocomplete).toBe('new-password');
  });

  test('sends every field there is', async () => {
    const { registration, prove } = await openForm();
    const sent = vi.spyOn(registration, 'send');
    fillEssentials(typedRegistration as unknown as AnyEventObject);
    fill(field('Day'), '31');
    fill(field('Month'), '01');
    fill(field('Year'), '1990');
    fill(screen.getByLabelText('Gender optional'), 'Female');
    fill(screen.getByLabelText('Religion optional'), '2');
    fill(screen.getByLabelText('Emirates ID number optional'), '784199012345676');
    fireEvent.click(checkbox(/news and offers/));
    await prove();
    press('Create my account');
    expect(sent.mock.calls.at(-1)?.[0]).toMatchObject({
      type: 'form.submit',
      ...typedRegistration,
      nationality: null,
      id_proof_number: expect.stringMatching(/^784-?1990-?1234567-?6$/),
    });
  });

  test('R5.4.9: a file that is no picture is refused at its field, a real one is shown', async () => {
    const { registration } = await openForm();
    const choose = async (name: string, type: string, bytes: number[]) => {
      fireEvent.change(screen.getByLabelText('Your picture optional'), {
        target: { files: [new File([new Uint8Array(bytes)], name, { type })] },
      });
      await waitFor(() => expect(screen.getByText(name)).toBeTruthy());
      await act(async () => new Promise((resolve) => setImmediate(resolve)));
    };
    await choose('me.png', 'image/png', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0]);
    press('Create my account');
    expect(reasonOf(screen.getByLabelText('Your picture optional'))).toBe(
      'Invalid file type. Please upload a valid file type (jpeg, png)',
    );
    expect(document.querySelector('.picturefield img')).toBeNull();

    await choose('me2.png', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    await waitFor(() => expect(document.querySelector('.picturefield img')).toBeTruthy());
    press('Create my account');
    expect(read.faults(registration.getSnapshot()).profile_image).toBeUndefined();
    press('Remove me2.png');
    expect(document.querySelector('.picturefield img')).toBeNull();
  });

  test('R5.3.5, R5.6.5: what is optional is right or not there', async () => {
    await openForm();
    fill(field('Year'), '2990');
    fill(field('Month'), '01');
    fill(field('Day'), '31');
    fill(screen.getByLabelText('Emirates ID number optional'), '784199012345670');
    press('Create my account');
    expect(refusals()).toContain('Date of birth cannot be in the future');
    expect(refusals()).toContain('Emirates ID number is not valid.');
  });

  test('who comes back from the code finds everything as it was typed', async () => {
    const { finish, prove, settleOwn } = await openForm();
    fillEssentials(typedRegistration as unknown as AnyEventObject);
    await prove();
    press('Create my account');
    await settleOwn(done('holdForm'));
    await finish(left);
    expect(field('Password').value).toBe(typedRegistration.password);
    expect(checkbox(/^I agree/).checked).toBe(true);
  });

  test('the code goes to the number, and its dialog can be left by its button', async () => {
    const { prove, settle, settleOwn } = await openForm();
    fillEssentials(typedRegistration as unknown as AnyEventObject);
    await prove();
    press('Create my account');
    await settleOwn(done('holdForm'));
    await settle(failed('recallCode', new Error('storage')));
    expect(screen.getByText(/^We are sending a code to/).textContent).toBe('We are sending a code to •••• 4567.');
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('/register (R2.1.20)', () => {
  function Elsewhere() {
    const { pathname, search } = useLocation();
    return <p>{`at ${pathname}${search}`}</p>;
  }
  const pages = (
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
  const open = async (address = '/register', options: Parameters<typeof stage>[0] = {}) => {
    const { show } = await stage({ config: site, ...options });
    show(pages, address);
  };

  test('has a tab for each kind of account, which a reload keeps (Q3.10.c)', async () => {
    await open('/register?as=partner');
    expect(screen.getByRole('tab', { name: 'Business partner' }).getAttribute('aria-selected')).toBe('true');
    expect(button('Ask for a partner account')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Customer' }));
    expect(screen.queryByRole('button', { name: 'Ask for a partner account' })).toBeNull();
    expect(button('Create my account')).toBeTruthy();
  });

  test('neither form loses its input when the other is opened', async () => {
    await open();
    fill(within(screen.getByRole('tabpanel')).getByLabelText('First name'), 'Noor');
    fireEvent.click(screen.getByRole('tab', { name: 'Business partner' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Customer' }));
    expect(field('First name').value).toBe('Noor');
  });

  test('R2.4.12: who is logged in goes home and sees no form', async () => {
    await open('/register?nextUrl=%2Fcart', { found: findings.customer });
    expect(screen.getByText('at /')).toBeTruthy();
  });

  test('a reload finds what may be written down, and no password', async () => {
    await open();
    fill(field('First name'), 'Noor');
    fill(screen.getAllByLabelText<HTMLInputElement>('Password')[0]!, 'Court-Lines-9');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Court-Lines-9');
    cleanup();
    await open();
    expect(field('First name').value).toBe('Noor');
  });

  test('R1.6.1: a partner is told what happens next', async () => {
    await open('/register?as=partner');
    const panel = within(screen.getByRole('tabpanel'));
    fill(panel.getByLabelText('Name of the organisation'), 'Menon & Sons');
    fill(panel.getByLabelText('Type of organisation'), 'Company');
    fill(panel.getByLabelText('Contact person'), 'Priya Menon');
    fill(panel.getByRole('textbox', { name: 'Email' }), 'priya@menon.example');
    fill(panel.getByRole('textbox', { name: 'Mobile number' }), '50 222 3333');
    fill(
      panel.getAllByLabelText('Password').find((control) => control.closest('[hidden]') === null)!,
      'Court-Lines-9',
    );
    vi.stubGlobal(
      'fetch',
      vi.fn<(request: Request) => Promise<Response>>(async (request) => {
        const form = await request.formData();
        expect(form.get('entity_name')).toBe('Menon & Sons');
        return Response.json({ status: true, data: null, message: 'We tell you' });
      }),
    );
    vi.stubGlobal('scrollTo', vi.fn<() => void>());
    press('Ask for a partner account');
    const heading = await screen.findByRole('heading', { name: 'Asked. We look at it now.' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Awaiting approval')).toBeTruthy();
    expect(screen.getByText('We tell you')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('the way to the login keeps where it shall lead', async () => {
    await open('/register?nextUrl=%2Fcart');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?nextUrl=%2Fcart');
  });

  test.each<[Locale, string, RegExp]>([
    ['en', 'Create my account', /^\d+ fields need another look$/],
    ['ar', 'أنشئ حسابي', /^\d+ حقول بحاجة إلى مراجعة$/],
  ])('3.3.1: every refusal is above the form, and links to its field (%s)', async (locale, send, name) => {
    await open('/register', { locale });
    for (const year of document.querySelectorAll<HTMLInputElement>('.register__form [autocomplete="bday-year"]'))
      fill(year, '2990');
    press(send);
    const summary = screen.getByRole('region', { name });
    expect(document.activeElement).toBe(summary);
    const ways = within(summary).getAllByRole('button');
    expect(new Set(ways.map(({ textContent }) => textContent))).toEqual(refusals());
    const reached = ways.map((way) => {
      fireEvent.click(way);
      return [document.activeElement?.getAttribute('aria-invalid'), reasonOf(document.activeElement as HTMLElement)];
    });
    expect(reached).toEqual(ways.map(({ textContent }) => ['true', textContent]));
    const order = [...document.querySelectorAll('.register__form')][0]!.querySelectorAll('[aria-invalid="true"]');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      ...new Set([...order].map((one) => reasonOf(one as HTMLElement))),
    ]);
  });

  test('speaks Arabic', async () => {
    await open('/register', { locale: 'ar' });
    press('أنشئ حسابي');
    expect(refusals()).toContain('حقل الاسم الأول مطلوب');
    expect(screen.getByText('يُرجى تصحيح جميع الأخطاء')).toBeTruthy();
  });
});

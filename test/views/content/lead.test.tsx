// @vitest-environment jsdom
/** What the lead form shows in each situation, in words (R2.12.13, R4.7.1–3, R5.6.9–13, R7.5.2–5, R8.3.2). */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { leadMachine } from '../../../machines/lead/leadMachine.ts';
import * as read from '../../../machines/lead/leadSelectors.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { LeadOutlet } from '../../../src/pages/lead/LeadOutlet.tsx';
import { found, phone } from '../../models/lead/lead.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { leadScreens } from '../screens/content/lead.screens.ts';
import { expectFocusOnRefusal, fill, heldCodes, press, refusals, tick, told } from '../waysIn.fixture.tsx';

polyfillDialogs();
beforeAll(async () => void (await import('../../../src/pages/lead/LeadDialog.tsx')));
afterEach(cleanup);

const faultTexts: Record<string, string> = {
  0: 'Your name is required',
  1: 'Please enter valid mobile number',
  3: 'Consent is required',
  captcha: 'Please confirm you are not a robot',
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function open({ locale = 'en' }: { locale?: Locale } = {}) {
  const { show } = await stage({ locale });
  const captcha = heldCodes();
  const own = holdActors(leadMachine, ['persistLead']);
  const machine = own.machine.provide({ actors: { captcha: captcha.actors.captcha } });
  const lead = createActor(machine, { input: { isWanted: false } }).start();
  await act(
    async () =>
      void show(
        <>
          <LeadOutlet lead={lead} />
          <Notices />
        </>,
      ),
  );
  const settle = (event: AnyEventObject) =>
    act(async () => {
      own.settle(event);
      await Promise.resolve();
    });
  return { lead, settle, prove: captcha.prove };
}

const proof = () => document.querySelector<HTMLInputElement>('.captcha input')!;

checkScreens(leadScreens, async (locale, say) => {
  const { lead, settle, prove } = await open({ locale });
  const bar = () => within(document.querySelector<HTMLElement>('.modal__bar')!);
  const press = (name: string) => fireEvent.click(bar().getByRole('button', { name: say(name) }));
  return {
    gestures: {
      // The button is in the header, outside the dialog.
      'lead.open': () => act(async () => lead.send({ type: 'lead.open' })),
      'lead.close': () => press('Not now'),
      'lead.submit': async ({ captcha }) => {
        if (captcha === 'verified') await prove(proof());
        press('Send');
      },
    },
    world: settle,
  };
});

describe('the lead form', () => {
  const arrive = async (options?: { locale: Locale }) => {
    const opening = await open(options);
    await opening.settle(done('loadLead', found({ answers: {} })));
    return opening;
  };

  test('R3.9.1: asks by type, and says what may be left out', async () => {
    await arrive();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('We call you back.')).toBeTruthy();
    expect([field('Your name').type, field('Mobile').type]).toEqual(['text', 'tel']);
    const list = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Occasion/ });
    expect([...list.options].map(({ text }) => text)).toEqual(['Please choose', 'A birthday', 'A school']);
    expect(dialog.getAllByText('optional')).toHaveLength(1);
    expect(dialog.getByRole('checkbox', { name: 'Consent' })).toBeTruthy();
  });

  test('is asked in Arabic where the operator wrote some', async () => {
    await arrive({ locale: 'ar' });
    const dialog = within(screen.getByRole('dialog', { name: 'أخبرنا كيف تلعب' }));
    expect(dialog.getByText('نتصل بك.')).toBeTruthy();
    expect(field('اسمك')).toBeTruthy();
    const list = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Occasion/ });
    expect([...list.options].slice(1).map(({ text, value }) => [text, value])).toEqual([
      ['عيد ميلاد', 'A birthday'],
      ['A school', 'A school'],
    ]);
  });

  test('R5.6.9–13: the focus goes to the first fault, each with its message', async () => {
    await arrive();
    press('Send');
    expect([...refusals()]).toEqual(Object.values(faultTexts));
    expectFocusOnRefusal({ hasSummary: false });
    fill(field('Mobile'), '12');
    expect(refusals()).toContain('Mobile number is not valid');
  });

  test('R8.3.2: a refusal shows the server’s words and wants a new proof; what was typed stays', async () => {
    const { settle, prove } = await arrive();
    fill(field('Your name'), 'Layla');
    fill(field('Mobile'), phone.mobile_number);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Consent' }));
    await prove();
    press('Send');
    expect(tick().checked).toBe(true);
    await settle(failed('submitLead', new RefusedError('captcha', 'Please confirm you are not a robot', 422)));
    expect(screen.getByText('Please confirm you are not a robot').closest('[role="alert"]')).toBeTruthy();
    expect([tick().checked, field('Your name').value]).toEqual([false, 'Layla']);
  });

  test.each([
    ['R7.5.5: thanks in the server’s words', 'We call you.', 'We call you.'],
    ['thanks in its own where it has none', null, 'Thank you. We will be in touch.'],
  ])('%s', async (_, message, words) => {
    const { settle, lead, prove } = await open();
    await settle(done('loadLead', found()));
    await prove();
    press('Send');
    expect(read.isSending(lead.getSnapshot())).toBe(true);
    await settle(done('submitLead', { message }));
    expect([told(), screen.queryByRole('dialog')]).toEqual([words, null]);
  });
});

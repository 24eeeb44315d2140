// @vitest-environment jsdom
/** A registration in each situation, in words. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import {
  registrationMachine,
  type RegistrationInput,
  type RegistrationRef,
} from '../../../machines/registration/registrationMachine.ts';
import * as read from '../../../machines/registration/registrationSelectors.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import '../../../src/components/fields/country/CountryList.tsx';
import { CustomerForm } from '../../../src/pages/register/CustomerForm.tsx';
import { RegistrationCode } from '../../../src/pages/register/RegistrationCode.tsx';
import { configOf } from '../../models/site/site.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { registrationScreens } from '../screens/login/registration.screens.ts';
import { expectFocusOnRefusal, fill, heldCodes } from '../waysIn.fixture.tsx';

polyfillDialogs();
const idProofTypes = [{ id: 32, name: 'Emirates ID', ar_name: 'الهوية الإماراتية' }];
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(async () => Response.json({ status: true, data: idProofTypes, message: null })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const config = configOf({ religions: [{ id: 2, name: 'Christianity', ar_name: 'المسيحية' }] });

/** Form and code step, as the page shows them. */
function Registration({ registration }: { registration: RegistrationRef }) {
  const step = useSelector(registration, read.step);
  return (
    <>
      <CustomerForm registration={registration} />
      {step === 'confirmingCode' ? <RegistrationCode registration={registration} /> : null}
      <Notices />
    </>
  );
}

checkScreens(registrationScreens, async (locale, say) => {
  const { show } = await stage({ config, locale });
  const codes = heldCodes(say);
  const own = holdActors(registrationMachine, ['persistDraft']);
  const machine = own.machine.provide({ actors: { confirmByCode: codes.actors.confirmByCode } });
  const registration = createActor(machine, { input: registrationScreens.law.input as RegistrationInput }).start();
  show(<Registration registration={registration} />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(say(name));
  // The documents and the names of the countries load by themselves.
  await waitFor(() => field('Emirates ID number optional'));
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const type = (name: string, value: string) => fill(field(name), value);
  return {
    gestures: {
      'form.submit': async (typed: AnyEventObject) => {
        type('First name', typed['first_name']);
        type('Last name', typed['last_name']);
        type('Mobile number', typed['mobile_number']);
        type('Email', typed['email']);
        type('Password', typed['password']);
        type('Confirm password', typed['confirmation']);
        if (typed['hasAgreed']) {
          fireEvent.click(field('I agree to the terms and conditions'));
          fireEvent.click(field('Send me news and offers by email'));
          await codes.prove(field('I am not a robot'));
        }
        fireEvent.click(screen.getByText(say('Create my account')));
        expectFocusOnRefusal();
      },
      'code.unsent': codes.finish,
    },
    world: (event) =>
      event['actorId'] === 'confirmByCode'
        ? codes.finish(event)
        : act(async () => {
            own.settle(event);
            await Promise.resolve();
          }),
  };
});

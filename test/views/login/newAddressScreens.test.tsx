// @vitest-environment jsdom
/** What stands where an address or a number is confirmed, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { contactChangeMachine } from '../../../machines/contactChange/contactChangeMachine.ts';
import type { SessionFinding } from '../../../machines/session/sessionRules.ts';
import { verificationMachine } from '../../../machines/verification/verificationMachine.ts';
import { ContactPart } from '../../../src/pages/user/Contact.tsx';
import { Verification } from '../../../src/pages/verification/VerificationPage.tsx';
import { findings, userOf } from '../../models/session/session.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { contactChangeScreens } from '../screens/login/contactChange.screens.ts';
import { verificationScreens } from '../screens/login/verification.screens.ts';
import { fill, heldCodes } from '../waysIn.fixture.tsx';

polyfillDialogs();

const foundWith = (email: string): SessionFinding => ({
  ...findings.customer,
  stored: { ...findings.customer.stored, user: userOf({ email }) },
});

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: 'button, button *' })));
const world =
  (...settles: ((event: AnyEventObject) => unknown)[]) =>
  (event: AnyEventObject) =>
    act(async () => {
      settles.find((settle) => settle(event));
      await Promise.resolve();
    });

/** The same end of the code's machine, as whoever stands before it brings it about. */
const endOfCode = ({ output }: AnyEventObject): AnyEventObject =>
  output.kind === 'refused'
    ? { type: 'code.unsent', problem: output.problem }
    : { type: `code.${output.kind}`, output: { login: output.customer } };

describe('the link of a message', () => {
  checkScreens(verificationScreens, async (locale, say) => {
    const { show } = await stage({ locale });
    const codes = heldCodes(say);
    const { machine, settle } = holdActors(verificationMachine);
    const held = machine.provide({ actors: { confirmByCode: codes.actors.confirmByCode } });
    show(<Verification verification={createActor(held).start()} />);
    return {
      gestures: {
        'recipient.submit': async ({ mobile_number, email, captcha }) => {
          fill(screen.getByLabelText(say('Mobile number')), mobile_number);
          fill(screen.getByLabelText(say('Email')), email);
          if (captcha === 'verified') await codes.prove(screen.getByLabelText(say('I am not a robot')));
          await press(say('Send me a code'));
        },
      },
      world: world(settle),
    };
  });
});

describe('another address or number', () => {
  checkScreens(contactChangeScreens, async (locale, say) => {
    const { show, session } = await stage({ locale, found: foundWith('layla@saha.example') });
    const codes = heldCodes(say);
    const { machine, settle } = holdActors(contactChangeMachine);
    const held = machine.provide({ actors: { code: codes.actors.code } });
    const change = createActor(held, { input: { session } }).start();
    show(<ContactPart change={change} />);
    return {
      gestures: {
        'contact.open': ({ kind }) => press(say(kind === 'email' ? 'Change the email' : 'Change the number')),
        'contact.submit': async ({ email, mobile_number }) => {
          const [name, value] = mobile_number ? ['Mobile number', mobile_number] : ['Email', email];
          fill(
            screen.getByRole('dialog').querySelector<HTMLElement>(`input[name="email"], input[type="tel"]`) ??
              screen.getByLabelText(say(name)),
            value,
          );
          await press(say('Send me a code'));
        },
      },
      world: (event) => (event['actorId'] === 'code' ? codes.finish(endOfCode(event)) : world(settle)(event)),
    };
  });
});

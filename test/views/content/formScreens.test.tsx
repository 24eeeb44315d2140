// @vitest-environment jsdom
/** A form of the operator in each situation, in words. */
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { siteFormMachine } from '../../../machines/siteForm/siteFormMachine.ts';
import { AskedForm } from '../../../src/pages/form/AskedForm.tsx';
import { bagForm } from '../../models/siteForm/siteForm.law.ts';
import { customer } from '../../models/session/session.model.ts';
import { teachCanvas } from '../../support/canvasElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens, type Say } from '../../support/screens/checkScreens.ts';
import { all, stage } from '../cart.fixture.tsx';
import { fill, heldCodes } from '../waysIn.fixture.tsx';
import { siteFormScreens } from '../screens/content/siteForm.screens.ts';

const held = vi.hoisted(() => ({ machine: null as unknown }));
vi.mock('../../../src/adapters/actors/content/siteFormActors.ts', () => ({ provideSiteForm: () => held.machine }));

teachCanvas();

const isSignedOut = ({ isSignedIn }: AnyEventObject): boolean => isSignedIn === false;

const picture = new File(['x'], 'bag.png', { type: 'image/png' });
const attach = () => act(async () => fireEvent.change(all('input[type=file]')[0]!, { target: { files: [picture] } }));

async function sign(say: Say): Promise<void> {
  const paper = document.querySelector('canvas')!;
  const at = (clientX: number, buttons: number) => ({ clientX, clientY: 10, pointerId: 1, buttons, bubbles: true });
  await act(async () => {
    fireEvent(paper, new PointerEvent('pointerdown', at(5, 1)));
    fireEvent(window, new PointerEvent('pointermove', at(60, 1)));
    fireEvent(window, new PointerEvent('pointerup', at(90, 0)));
  });
  await act(async () => fireEvent.click(screen.getByText(say('Use this signature'))));
}

checkScreens(siteFormScreens, async (locale, say, { by }) => {
  const { show } = await stage({ locale, user: by.some(isSignedOut) ? null : customer });
  const { actors, prove } = heldCodes();
  const own = holdActors(siteFormMachine);
  held.machine = own.machine.provide({ actors: { captcha: actors.captcha } });
  show(<AskedForm slug="lost" form={bagForm} />);
  await act(() => vi.dynamicImportSettled());
  return {
    gestures: {
      'answer.type': ({ answer }) => fill(screen.getByLabelText('Your name'), answer as string),
      'file.choose': ({ fieldId }) => (fieldId === 2 ? attach() : sign(say)),
      'form.submit': async ({ captcha }) => {
        if (captcha === 'verified') await prove(screen.getByLabelText(say('I am not a robot')));
        fireEvent.click(screen.getByText(say('Send')));
      },
    },
    world: (event) =>
      act(async () => {
        own.settle(event);
        await Promise.resolve();
      }),
  };
});

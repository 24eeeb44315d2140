// @vitest-environment jsdom
/** The form of a relative in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { createActor, type AnyEventObject } from 'xstate';
import { relativeMachine } from '../../../machines/family/relativeMachine.ts';
import type { RelativeInput } from '../../../machines/family/relativeContext.ts';
import '../../../src/components/fields/country/CountryList.tsx';
import { RelativeSteps } from '../../../src/pages/family/RelativePage.tsx';
import { configOf } from '../../models/site/site.model.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { relativeScreens } from '../screens/account/relative.screens.ts';
import { expectFocusOnRefusal, fill } from '../waysIn.fixture.tsx';

const config = configOf({ image_base: 'https://files.example/' });

checkScreens(relativeScreens, async (locale, say) => {
  const { show } = await stage({ config, locale });
  const { machine, settle } = holdActors(relativeMachine, ['persistDraft', 'watchLogout']);
  const relative = createActor(machine, { input: relativeScreens.law.input as RelativeInput }).start();
  show(<RelativeSteps relative={relative} />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(say(name));
  return {
    gestures: {
      'person.type': ({ typed }: AnyEventObject) => {
        if ('name' in typed) fill(field('Name'), typed.name);
        if ('mobile_number' in typed) fill(field('Mobile number optional'), typed.mobile_number);
      },
      'person.save': () => {
        fireEvent.click(screen.getByText(say('Save')));
        expectFocusOnRefusal();
      },
      'picture.change': () => fireEvent.click(screen.getByText(say('Remove the picture'))),
      'file.choose': ({ file: { name, type, size } }: AnyEventObject) =>
        fireEvent.change(field('Photo or scan optional'), {
          target: { files: [new File([new Uint8Array(size)], name, { type })] },
        }),
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  };
});

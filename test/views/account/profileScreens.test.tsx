// @vitest-environment jsdom
/** What a customer finds who changes what is on file, in each situation. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { createActor, type AnyEventObject, type InputFrom } from 'xstate';
import { profileMachine } from '../../../machines/profile/profileMachine.ts';
import '../../../src/components/fields/country/CountryList.tsx';
import { Notices } from '../../../src/app/Notices.tsx';
import { ProfileFields } from '../../../src/pages/user/ProfileFields.tsx';
import { idProofTypes } from '../../models/family/relative.situations.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { profileScreens } from '../screens/account/profile.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

beforeEach(() =>
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data: idProofTypes, message: null })),
);
afterEach(() => vi.unstubAllGlobals());

/** What was refused has the focus once its words are painted. */
const painted = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

describe.each(Object.entries(profileScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(profileMachine, ['persistDraft']);
    const profile = createActor(machine, { input: table.law.input as InputFrom<typeof profileMachine> }).start();
    show(
      <>
        <ProfileFields profile={profile} />
        <Notices />
      </>,
    );
    const field = (name: string): HTMLInputElement => {
      const label = all<HTMLLabelElement>('label').find((one) => one.textContent?.trim() === say(name));
      if (!label?.control) throw new Error(`there is no field “${name}”`);
      return label.control as HTMLInputElement;
    };
    // Kinds of documents, and countries.
    await waitFor(() => {
      expect(all('[aria-busy]')).toEqual([]);
      field('ID proof');
    });
    return {
      gestures: {
        'draft.change': ({ changes }: AnyEventObject) => {
          if ('first_name' in changes) fill(field('First name'), changes.first_name);
          if ('city' in changes) fill(field('City optional'), changes.city);
        },
        // A file is as large as it says.
        'file.change': ({ file: { name, size } }: AnyEventObject) =>
          fireEvent.change(field('Your ID card optional'), {
            target: { files: [new File([new Uint8Array(size)], name)] },
          }),
        // Cut in a dialog of its own.
        'picture.change': (event: AnyEventObject) => act(async () => profile.send(event as never)),
        'form.submit': () => pressed(all('form [type="submit"]')[0]),
      },
      world: async (event) => {
        await act(async () => settle(event));
        if (event.type.startsWith('xstate.error')) await painted();
      },
    };
  });
});

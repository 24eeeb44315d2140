// @vitest-environment jsdom
/** Choosing a picture in each situation, in words. */
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { pictureMachine } from '../../../machines/picture/pictureMachine.ts';
import { PictureField } from '../../../src/widgets/picture/PictureField.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pictureScreens } from '../screens/account/picture.screens.ts';

const held = vi.hoisted(() => ({ machine: null as unknown }));
vi.mock('../../../src/adapters/actors/content/pictureActors.ts', () => ({ providePicture: () => held.machine }));

polyfillDialogs();
const layla = new File(['x'], 'layla.jpg', { type: 'image/jpeg' });

checkScreens(pictureScreens, async (locale, say) => {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(pictureMachine);
  held.machine = machine;
  show(<PictureField label="Picture" stored={null} change={null} onChange={() => undefined} />);
  return {
    gestures: {
      'picture.choose': () =>
        act(async () => fireEvent.change(all('input[type=file]')[0]!, { target: { files: [layla] } })),
      'crop.zoom': ({ zoom }) => fireEvent.change(screen.getByLabelText(say('Enlarge')), { target: { value: zoom } }),
      'crop.confirm': () => fireEvent.click(screen.getByText(say('Use this picture'))),
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  };
});

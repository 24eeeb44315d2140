// @vitest-environment jsdom
/** The operator's pictures, one at a time over the page, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { lightboxMachine, type LightboxEvent, type LightboxInput } from '../../../machines/lightbox/lightboxMachine.ts';
import { Lightbox } from '../../../src/pages/media/Lightbox.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { lightboxScreens } from '../screens/content/lightbox.screens.ts';

polyfillDialogs();

const item = (id: number, title: string, ar_title: string, description = '', ar_description = '') =>
  ({
    id,
    kind: 'image',
    title,
    ar_title,
    src: `/${id}.jpg`,
    poster: null,
    description,
    ar_description,
  }) as const;
const items = [
  item(1, 'Courts at night', 'الملاعب ليلًا'),
  item(2, 'The pool', 'المسبح', 'Six lanes, and nobody in them.', 'ستة ممرات بلا أحد فيها.'),
  item(3, 'The gym', 'الصالة الرياضية'),
];

describe.each(Object.entries(lightboxScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const input = table.law.input as LightboxInput;
    const watched = lightboxMachine.provide({ actors: { watchConnection: fromCallback(() => undefined) } });
    const lightbox = createActor(watched, { input }).start();
    show(
      <Lightbox
        lightbox={lightbox}
        items={items.slice(0, input.count)}
        addressOf={({ id }) => `/gallery?open=${id}`}
        buttonOf={() => null}
      />,
    );
    const picture = () => all('dialog img')[0]!;
    return {
      gestures: {
        // It is pressed on the page below.
        'picture.open': (event) => act(async () => lightbox.send(event as LightboxEvent)),
        // The browser tells of its connection.
        'connection.lost': (event) => act(async () => lightbox.send(event as LightboxEvent)),
        'connection.returned': (event) => act(async () => lightbox.send(event as LightboxEvent)),
        'picture.loaded': () => fireEvent.load(picture()),
        'picture.failed': () => fireEvent.error(picture()),
        'picture.retry': () => pressed(screen.getByText(say('Try again'))),
        'words.open': () => pressed(screen.getByText(say('What the picture shows'))),
        'words.close': () => pressed(screen.getByText(say('What the picture shows'))),
        'lightbox.close': () => pressed(screen.getByRole('button', { name: say('Close') })),
      },
      world: () => undefined,
    };
  });
});

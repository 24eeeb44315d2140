// @vitest-environment jsdom
/** The operator's slides on the home page, in each situation. */
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import type { CarouselInput } from '../../../machines/carousel/carouselMachine.ts';
import { Hero } from '../../../src/pages/home/hero/Hero.tsx';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { carouselScreens } from '../screens/content/carousel.screens.ts';

const more = { text: null, ar_text: null, image: null, sport: null, link: null };
const carousel = [
  {
    ...more,
    id: 1,
    title: 'Tonight under lights',
    ar_title: 'الليلة تحت الأضواء',
    text: 'Courts until midnight.',
    ar_text: 'ملاعب حتى منتصف الليل.',
  },
  { ...more, id: 2, title: 'Learn to swim', ar_title: 'تعلّم السباحة' },
  { ...more, id: 3, title: 'Open day', ar_title: null },
];

// No slide goes on by itself meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(carouselScreens))('%s', (_, table) => {
  checkScreens(table, async (locale) => {
    const { count, isStill } = table.law.input as CarouselInput;
    vi.stubGlobal('matchMedia', () => ({ matches: isStill, addEventListener: () => undefined }));
    const site = { carousel: carousel.slice(0, count), enable_facility_booking: true };
    const { show } = await stage({ locale, site });
    show(<Hero />);
    return {
      gestures: {
        'slide.show': ({ index }) => pressed(all('.pager li button')[index as number]),
        'carousel.toggle': () => pressed(all('.pager > button')[0]),
        'attention.gain': () => fireEvent.pointerEnter(all('.hero')[0]!),
      },
      world: () => undefined,
    };
  });
});

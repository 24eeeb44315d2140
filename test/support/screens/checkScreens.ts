/** Tests that a view shows, in each situation of a law and in both languages, what its table says, its headings and what waits among it (I26). */
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { dismissNotice, notices } from '../../../src/actors/notices.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import type { Situation } from '../law/law.ts';
import { focused, onScreen } from './onScreen.ts';
import { lineOf, sayIn, type Screens } from './screens.ts';

/** A view that is shown, and how it is brought on: gestures for what a customer does, the world for what is answered. */
export interface View {
  /** What a person does for each wish; there is no other way. */
  readonly gestures: Readonly<Record<string, (event: AnyEventObject) => unknown>>;
  /** Answers of actors, elapsed delays, and events of other parts of the portal. */
  readonly world: (event: AnyEventObject) => unknown;
}

export type Say = (english: string) => string;

const isOfWorld = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.');

type Open = (locale: Locale, say: Say, situation: Situation) => View | Promise<View>;

/** @param open renders the view in a language; `say` is the Arabic of a name on one of the screens */
export function checkScreens(table: Screens, open: Open): void {
  const { law, screens, focus = {} } = table;
  afterEach(() => {
    cleanup();
    const { shown } = notices.getSnapshot().context;
    if (shown !== null) dismissNotice(shown.id);
    localStorage.clear();
    sessionStorage.clear();
  });

  test('every situation has its screen, and every screen its situation', () => {
    expect(Object.keys(screens).toSorted()).toEqual(Object.keys(law.situations).toSorted());
  });

  describe.each(['en', 'ar'] as const)('what stands on the screen (%s)', (locale) => {
    const visible = Object.entries(screens).filter(([name]) => Object.hasOwn(law.situations, name));
    test.each(visible)('%s', async (name, screen) => {
      const situation = law.situations[name]!;
      const { gestures, world } = await open(locale, sayIn(locale, table), situation);
      for (const event of situation.by) {
        const gesture = gestures[event.type];
        if (gesture !== undefined) await gesture(event);
        else if (isOfWorld(event)) await world(event);
        else throw new Error(`No gesture does ${event.type}.`);
      }
      expect(onScreen()).toEqual(screen.map((part) => lineOf(part, locale)));
      const place = focus[name];
      if (place !== undefined) expect(focused()).toBe(place === null ? null : lineOf(place, locale));
    });
  });
}

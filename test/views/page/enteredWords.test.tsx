// @vitest-environment jsdom
/** The messages of a page folder load with its pages, in the language that is then on screen (docs/decisions/009). */
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { activateLocale, withWords } from '../../../src/i18n/locale.ts';
import type { Locale } from '../../../src/i18n/languages.ts';

describe('who enters a folder', () => {
  type Words = Parameters<typeof withWords>[2];
  const words = (say: (locale: Locale) => Promise<string>): Words => {
    const of = (locale: Locale) => async () => ({ messages: { greeting: [await say(locale)] } });
    return { en: of('en'), ar: of('ar') };
  };
  const said = () => i18n._('greeting');
  afterEach(() => activateLocale('en'));

  test('has its words with the page, and again in a language that is chosen there', async () => {
    await activateLocale('en');
    expect(
      await withWords(
        Promise.resolve('page'),
        'one',
        words(async (locale) => `1 ${locale}`),
      ),
    ).toBe('page');
    expect(said()).toBe('1 en');
    await activateLocale('ar');
    expect(said()).toBe('1 ar');
  });

  test('changes nothing that is on the screen: a field that is being filled keeps what it holds (R2.13.1)', async () => {
    await activateLocale('en');
    const drawn = vi.fn<() => void>();
    const stop = i18n.on('change', drawn);
    await withWords(
      Promise.resolve('page'),
      'quiet',
      words(async () => 'quiet'),
    );
    stop();
    expect([said(), drawn.mock.calls.length]).toEqual(['quiet', 0]);
  });

  test('while a language is on its way has them in that language', async () => {
    await activateLocale('en');
    const choosing = activateLocale('ar');
    await withWords(
      Promise.resolve('page'),
      'two',
      words(async (locale) => `2 ${locale}`),
    );
    await choosing;
    expect(said()).toBe('2 ar');
  });

  test('twice at once waits for them both times', async () => {
    await activateLocale('en');
    const { promise: come, resolve } = Promise.withResolvers<string>();
    const slow = words(() => come);
    const pages = vi.fn<(page: string) => void>();
    const both = ['a', 'b'].map((page) => withWords(Promise.resolve(page), 'three', slow).then(pages));
    await Promise.resolve();
    expect(pages).not.toHaveBeenCalled();
    resolve('3 en');
    await Promise.all(both);
    expect([said(), pages.mock.calls.length]).toEqual(['3 en', 2]);
  });

  test('a failure to load them is shown, and can be retried', async () => {
    await activateLocale('en');
    let isThere = false;
    const lost = words(async () => {
      if (!isThere) throw new Error('lost');
      return '4';
    });
    await expect(withWords(Promise.resolve('page'), 'four', lost)).rejects.toThrow('lost');
    isThere = true;
    await withWords(Promise.resolve('page'), 'four', lost);
    expect(said()).toBe('4');
  });
});

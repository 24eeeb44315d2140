// @vitest-environment jsdom
/** The operator's pictures, films and documents (R2.1.29, R2.2.1, Q2.2.a, Q7.6.q). */
import { cleanup, fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../src/i18n/languages.ts';
import { Component as GalleryPage } from '../../../src/pages/media/GalleryPage.tsx';
import { Component as MediaLibraryPage } from '../../../src/pages/media/MediaLibraryPage.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, press, textOf, words } from '../cart.fixture.tsx';
import { answer, listOf, visit } from '../content.fixture.tsx';

polyfillDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pictures = ['Pitch one', 'Glass two', 'The pool'].map((caption, index) => ({
  id: 951 + index,
  url: `courts/${index}.svg`,
  caption,
  ar_caption: `صورة ${index}`,
}));
const media = [
  { id: 1, type: 'image', title: 'Pitch one', ar_title: null, url: 'one.svg', thumbnail: null },
  { id: 2, type: 'document', title: 'Rules', ar_title: null, url: 'rules.pdf', thumbnail: null },
  { id: 3, type: 'video', title: 'A rally', ar_title: null, url: 'rally.webm', thumbnail: 'rally.svg' },
  { id: 4, type: 'document', title: 'Nowhere', ar_title: null, url: 'javascript:alert(1)', thumbnail: null },
];

const gallery = (answers: object, path = '/gallery', locale: Locale = 'en') =>
  visit({ route: '/gallery', path, before: '/blogs', Page: GalleryPage, answers, locale } as never);
const library = (answers: object, path = '/media-library', locale: Locale = 'en') =>
  visit({ route: '/media-library', path, Page: MediaLibraryPage, answers, locale } as never);
const shot = (index: number) =>
  act(async () => {
    const button = all('.shots button')[index]!;
    button.focus();
    button.click();
  });
const key = (name: string) => fireEvent.keyDown(all('.lbox h2')[0]!, { key: name });
/** Jsdom has no pointer events with places. */
const point = (type: string, clientX: number, clientY = 0) =>
  fireEvent(
    all('.lbox__p')[0]!,
    Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch', clientX, clientY }),
  );
const swipe = (by: number, down = 0) => {
  point('pointerdown', 200);
  point('pointerup', 200 + by, down);
};
const shownAs = () => textOf('.lbox h2 .vh');

describe('R2.2.1: the gallery', () => {
  const answers = { gallery: answer(pictures), 'pages/gallery': 409 };

  test('has a button for each picture, called after it', async () => {
    await gallery(answers);
    expect(textOf('h1')).toBe('Gallery');
    expect(document.title).toBe('Gallery · Saha');
    expect(all('.shots button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Pitch one',
      'Glass two',
      'The pool',
    ]);
    expect(all('dialog')).toEqual([]);
  });

  test('shows one as large as the screen, and leads through all by buttons, and no further', async () => {
    await gallery(answers);
    await shot(1);
    expect([shownAs(), textOf('.lbox footer b')]).toEqual(['Picture, 2 of 3', 'Glass two']);
    expect(all('.lbox__p[aria-busy]')).toHaveLength(1);
    fireEvent.load(all('.lbox img')[0]!);
    expect(all('.lbox__p[aria-busy]')).toHaveLength(0);
    press('Next picture');
    press('Next picture');
    expect(shownAs()).toBe('Picture, 3 of 3');
    expect(all('.lbox footer [aria-disabled]').map(words)).toEqual(['Next picture']);
    press('Close');
    expect(all('dialog')).toEqual([]);
    await vi.waitFor(() => expect(document.activeElement).toBe(all('.shots button')[1]));
  });

  test.each<[Locale, string, string, number]>([
    ['en', 'ArrowRight', 'ArrowLeft', -60],
    ['ar', 'ArrowLeft', 'ArrowRight', 60],
  ])('%s: by keys and by swipe, in the reading direction', async (locale, onwards, backwards, across) => {
    await gallery(answers, '/gallery', locale);
    await shot(0);
    const at = () => textOf('.lbox h2 bdi');
    key(onwards);
    expect(at()).toBe('2 / 3');
    key(backwards);
    expect(at()).toBe('1 / 3');
    key('End');
    expect(at()).toBe('3 / 3');
    key('Home');
    expect(at()).toBe('1 / 3');
    swipe(across);
    expect(at()).toBe('2 / 3');
    swipe(-across);
    expect(at()).toBe('1 / 3');
    // Up or down is no swipe, nor is a press.
    swipe(across, 200);
    swipe(across / 10);
    expect(at()).toBe('1 / 3');
  });

  test('R2.1.29: says what does not load, and tries again', async () => {
    await gallery(answers);
    await shot(0);
    fireEvent.error(all('.lbox img')[0]!);
    expect(textOf('.lbox .empty h2')).toBe('This picture does not load');
    press('Try again');
    expect(all('.lbox img')).toHaveLength(1);
  });

  test('F01: without a network says so, and begins again by itself', async () => {
    await gallery(answers);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shot(0);
    fireEvent.error(all('.lbox img')[0]!);
    expect(textOf('.lbox .empty h2')).toBe('We lost the connection');
    onLine.mockReturnValue(true);
    fireEvent(globalThis as never, new Event('online'));
    expect([all('.lbox .empty').length, all('.lbox img').length]).toEqual([0, 1]);
    // What fails with a network is no lost connection.
    fireEvent.error(all('.lbox img')[0]!);
    expect(textOf('.lbox .empty h2')).toBe('This picture does not load');
    onLine.mockRestore();
  });

  test('a link opens the picture that it names', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    const { settled } = await gallery(answers, '/gallery?picture=953');
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(shownAs()).toBe('Picture, 3 of 3');
    press('Share this picture');
    await settled();
    expect(writeText).toHaveBeenCalledWith(`${globalThis.location.origin}/gallery?picture=953`);
  });

  test('what a link opened leaves the focus on the picture that was last seen', async () => {
    const { settled } = await gallery(answers, '/gallery?picture=953');
    press('Previous picture');
    press('Close');
    await settled();
    expect(document.activeElement).toBe(all('.shots button')[1]);
  });

  test('the address asks for a picture no longer when it is closed, and Back leads to where one came from', async () => {
    const { settled, here, goBack } = await gallery(answers, '/gallery?picture=953&lang=en');
    press('Close');
    await settled();
    expect([all('dialog'), here()]).toEqual([[], '/gallery?lang=en']);
    await shot(1);
    press('Close');
    await settled();
    expect(here()).toBe('/gallery?lang=en');
    await goBack();
    expect(here()).toBe('/blogs');
  });

  test('says when it is empty, and tries again what failed', async () => {
    await gallery({ ...answers, gallery: answer([]) });
    expect(textOf('.empty h2')).toBe('No pictures yet');
    cleanup();
    let status: number | null = 403;
    const { settled } = await gallery({ ...answers, gallery: () => status ?? answer(pictures) });
    expect([textOf('h1'), all('.empty[role=alert]').length]).toEqual(['Gallery', 1]);
    status = null;
    press('Try again');
    await settled();
    expect(all('.shots li')).toHaveLength(3);
  });
});

describe('R2.1.29: the media library', () => {
  test('opens pictures and films over the page, and documents as files', async () => {
    await library({ 'media-library': listOf(media) });
    expect(all('.media li').map((item) => words(item))).toEqual([
      'Pitch onePicture',
      'RulesDocument',
      'A rallyFilm',
      'NowhereDocument',
    ]);
    expect(all('.media a').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      [`${globalThis.location.origin}/rules.pdf`, '_blank'],
    ]);
    await act(async () => all('.media button')[1]!.click());
    expect([shownAs(), words(all('.lbox header button')[0])]).toEqual(['Film, 2 of 2', 'Share this film']);
    // Back to the picture; where nothing further is, one of what is shown.
    expect(all('.lbox footer button').map((button) => words(button))).toEqual(['Previous picture', 'Next film']);
    press('Previous picture');
    expect(all('.lbox footer button').map((button) => words(button))).toEqual(['Previous picture', 'Next film']);
    press('Next film');
    const film = all<HTMLVideoElement>('.lbox video')[0]!;
    expect([new URL(film.src).pathname, new URL(film.poster).pathname, film.controls]).toEqual([
      '/rally.webm',
      '/rally.svg',
      true,
    ]);
    // A film has keys of its own.
    fireEvent.keyDown(film, { key: 'ArrowLeft' });
    expect(shownAs()).toBe('Film, 2 of 2');
    fireEvent.loadedMetadata(film);
    expect(all('.lbox__p[aria-busy]')).toHaveLength(0);
    fireEvent.error(film);
    expect(textOf('.lbox .empty h2')).toBe('This film does not load');
  });

  test.each<[Locale, string, string]>([
    ['en', 'What the film shows', 'The ball goes over the net. Then back.'],
    ['ar', 'ما يعرضه الفيلم', 'الكرة تعبر الشبكة.'],
  ])('Q2.1.f, 1.2.1: %s: below a film stands in words what it shows', async (locale, asked, told) => {
    const [english, arabic] = ['The ball goes over the net. Then back.', 'الكرة تعبر الشبكة.'];
    const shown = media.map((item) => ({ ...item, description: english, ar_description: arabic }));
    await library({ 'media-library': listOf(shown) }, '/media-library?picture=3', locale);
    const summary = all('.lbox summary')[0]!;
    expect([words(summary), all('.lbox details[open]').length]).toEqual([asked, 0]);
    await act(async () => summary.click());
    expect(all('.lbox details[open] p').map((line) => words(line))).toEqual([told]);
    // Where the film does not load they are all there is of it.
    fireEvent.error(all('.lbox video')[0]!);
    expect(all('.lbox details[open] p').map((line) => words(line))).toEqual([told]);
    // Who reads along finds the words of the next one open as well.
    key('Home');
    expect(words(all('.lbox details[open] summary')[0])).toBe(
      locale === 'en' ? 'What the picture shows' : 'ما تعرضه الصورة',
    );
  });

  test('Q2.1.f: without words there is nothing to open; in one language they are marked with it', async () => {
    const shown = [
      { ...media[0], description: '  ', ar_description: null },
      { ...media[2], description: 'Over the net.', ar_description: null },
    ];
    await library({ 'media-library': listOf(shown) }, '/media-library?picture=1', 'ar');
    expect(all('.lbox details')).toEqual([]);
    key('End');
    expect(all('.lbox details bdi').map((line) => [line.lang, words(line)])).toEqual([['en', 'Over the net.']]);
    // Who leaves their button for a picture without any still walks on with the keys.
    all('.lbox summary')[0]!.focus();
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect([shownAs(), all('.lbox details').length]).toEqual(['صورة، 1 من 2', 0]);
    fireEvent.keyDown(document.activeElement!, { key: 'End' });
    expect(shownAs()).toBe('فيلم، 2 من 2');
  });

  test('Q2.1.f: who reads along finds the words open again behind a picture without any', async () => {
    const shown = [
      { ...media[0], id: 11, description: 'A pitch.' },
      { ...media[0], id: 12, description: null },
      { ...media[2], id: 13, description: 'Over the net.' },
    ];
    await library({ 'media-library': listOf(shown) }, '/media-library?picture=11');
    const toggled = async () => {
      await act(async () => all('.lbox summary')[0]!.click());
      // The browser tells of it a turn later.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    };
    const open = () => all('.lbox details[open] p').map((line) => words(line));
    await toggled();
    expect(open()).toEqual(['A pitch.']);
    key('ArrowRight');
    expect(all('.lbox details')).toEqual([]);
    key('ArrowRight');
    expect(open()).toEqual(['Over the net.']);
    await toggled();
    key('Home');
    expect([all('.lbox details').length, open()]).toEqual([1, []]);
    // Another visit begins without them.
    await toggled();
    press('Close');
    await act(async () => all('.media button')[2]!.click());
    expect([all('.lbox details').length, open()]).toEqual([1, []]);
  });

  test('what a link opened leaves the focus on its card', async () => {
    const { settled } = await library({ 'media-library': listOf(media) }, '/media-library?picture=3');
    expect(shownAs()).toBe('Film, 2 of 2');
    press('Close');
    await settled();
    expect(words(document.activeElement)).toBe('A rallyFilm');
  });

  test('Q7.6.q: each of another kind opens, however few there were of the former one', async () => {
    const answers = {
      'media-library': (query: URLSearchParams) => listOf(query.get('type') === 'video' ? [media[2]] : media),
    };
    const { settled } = await library(answers, '/media-library?type=video');
    await act(async () => all('.chip input')[0]!.click());
    await settled();
    await act(async () => all('.media button')[1]!.click());
    expect(shownAs()).toBe('Film, 2 of 2');
  });

  test('R9.1.2: comes in pages of sixteen, and says when it is empty', async () => {
    const { asked } = await library({ 'media-library': listOf([]) }, '/media-library?page=1');
    expect(asked).toEqual(['media-library?page=1&size=16']);
    expect(textOf('.empty h2')).toBe('The library is still empty');
  });

  test('Q7.6.q: shows one kind as the address says, and another when it is chosen', async () => {
    const { asked } = await library({ 'media-library': listOf([]) }, '/media-library?type=document');
    const chosen = () => all<HTMLInputElement>('.chip input').map(({ checked }) => checked);
    expect(chosen()).toEqual([false, false, false, true]);
    expect(textOf('.empty h2')).toBe('Nothing of this kind is there yet');
    await act(async () => all('.chip input')[2]!.click());
    expect(chosen()).toEqual([false, false, true, false]);
    press('Show all');
    await act(async () => undefined);
    expect(chosen()).toEqual([true, false, false, false]);
    expect(asked).toEqual([
      'media-library?page=1&size=16&type=document',
      'media-library?page=1&size=16&type=video',
      'media-library?page=1&size=16',
    ]);
  });
});

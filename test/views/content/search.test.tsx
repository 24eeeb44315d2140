// @vitest-environment jsdom
/** What the search looks and sounds like, and what its keys do. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { SearchDialog } from '../../../src/pages/search/SearchDialog.tsx';
import { provideSearch, recentSearches } from '../../../src/adapters/actors/content/searchActors.ts';
import { Header } from '../../../src/shell/Header.tsx';
import type { SearchResult } from '../../../src/contract/site/search.ts';
import type { VenueDetails } from '../../../src/contract/site/content.ts';
import type { VenueService } from '../../../src/contract/offered/facilities.ts';
import { hitOf, input, serviceOf } from '../../models/search/search.situations.ts';
import { all, elsewhere, stage, textOf, words } from '../cart.fixture.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { withAllPages } from '../../support/builtPages.ts';

withAllPages();

const padel = {
  ...hitOf('event', 301),
  name: 'Full Moon Padel Open',
  description: 'One long evening.',
} as SearchResult;
const plain = {
  ...hitOf('event', 302),
  name: 'Padel league',
  ar_name: 'دوري البادل',
  description: ' ',
} as SearchResult;

polyfillDialogs();
// Nothing scrolls here.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const owner = 'customer 7';

interface Opened {
  answer?: SearchResult[] | Error;
  recent?: string[];
  locale?: 'en' | 'ar';
}

async function open({ answer = [padel, plain], recent = [], locale = 'en' }: Opened = {}) {
  const { show, heard } = await stage({ locale });
  const actors = {
    loadServices: fromPromise<VenueService[], void>(
      async () => [serviceOf(3, 'Padel'), serviceOf(4, 'Tennis', { ar_name: 'تنس' })] as VenueService[],
    ),
    loadVenues: fromPromise<VenueDetails[], void>(async () => []),
    loadSuggestions: fromPromise<SearchResult[], { search: string }>(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
  };
  const search = createActor(provideSearch(() => owner).provide({ actors }), { input: { ...input, recent } }).start();
  show(<SearchDialog search={search} />);
  await act(async () => undefined);
  return { search, heard };
}
const field = () => all<HTMLInputElement>('[role="combobox"]')[0]!;
const options = () => all('[role="option"]');
const names = () => options().map((option) => words(option.querySelector('b') ?? option));
const active = () => options().find(({ id }) => id === field().getAttribute('aria-activedescendant'));
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
async function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => vi.advanceTimersByTimeAsync(300));
}

describe('R2.7: a search', () => {
  test('R2.7.3, R2.7.4: asks, and shows name, picture and a description where there is one', async () => {
    await open();
    expect(field().placeholder).toBe('Type to search events, services, and more...');
    await type('pad');
    expect(names()).toEqual(['Padel', 'Full Moon Padel Open', 'Padel league']);
    expect(options().map((option) => words(option.querySelector('.fine')))).toEqual(['Saha', 'One long evening.', '']);
    expect(options().map((option) => option.querySelectorAll('.fine').length)).toEqual([1, 1, 0]);
    expect(options().every((option) => option.querySelector('.pic, .i') !== null)).toBe(true);
    expect(all('mark').map(words)).toEqual(['Pad', 'Pad', 'Pad']);
    expect(textOf('output')).toBe('3 found');
  });

  test('is a combo box whose arrow keys go round', async () => {
    await open();
    await type('pad');
    expect([field().getAttribute('aria-expanded'), active()]).toEqual(['true', undefined]);
    expect(document.getElementById(field().getAttribute('aria-controls')!)?.getAttribute('role')).toBe('listbox');
    key('ArrowUp');
    expect(active()).toBe(options()[2]);
    key('ArrowDown');
    expect(active()).toBe(options()[0]);
    key('ArrowDown');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    // New text has no active result.
    await type('padel');
    expect(active()).toBeUndefined();
  });

  test('R2.7.5, R2.7.8: Enter leads to what is pointed at, and what was looked for is kept for this customer', async () => {
    const { search } = await open();
    await type('pad');
    key('ArrowDown');
    key('ArrowDown');
    fireEvent.submit(field().form!);
    expect(elsewhere()).toBe('/events/301');
    expect(search.getSnapshot().status).toBe('done');
    expect(recentSearches('customer 7')).toEqual(['pad']);
    // After their session has expired it is kept; once another customer comes it is removed.
    expect(recentSearches('nobody')).toEqual([]);
    expect(recentSearches('customer 7')).toEqual(['pad']);
    expect(recentSearches('customer 8')).toEqual([]);
    expect(recentSearches('customer 7')).toEqual([]);
  });

  test('Esc empties the field, and is the dialog’s own where there is nothing to empty', async () => {
    const { heard } = await open();
    await type('pad');
    key('Escape');
    expect([field().value, names(), heard]).toEqual(['', ['Padel', 'Tennis'], []]);
    key('Escape');
    expect(heard).toEqual([{ type: 'search.close' }]);
  });

  test('what was looked for is a press away, until it is forgotten', async () => {
    const { search } = await open({ recent: ['سباحة', 'tennis'] });
    expect(names()).toEqual(['سباحة', 'tennis', 'Padel', 'Tennis']);
    fireEvent.click(options()[1]!);
    await act(async () => undefined);
    expect(field().value).toBe('tennis');
    act(() => search.send({ type: 'text.type', text: '' }));
    fireEvent.click(all('.search__forget')[0]!);
    expect(names()).toEqual(['Padel', 'Tennis']);
  });

  test('says that nothing is called so, and offers what there is', async () => {
    await open({ answer: [] });
    await type('pickleball');
    expect(textOf('.search__none h3')).toBe('No pickleball yet');
    expect(names()).toEqual(['Padel', 'Tennis']);
    expect(textOf('output')).toBe('Nothing found');
  });

  test('Q2.7.d: says that nothing is called so, and what comes close', async () => {
    await open({ answer: [] });
    await type('padle');
    expect(textOf('.search__note')).toBe('Nothing is called padle. This comes close:');
    expect(names()).toEqual(['Padel']);
    expect(textOf('output')).toBe('Nothing is called that, 1 result comes close');
  });

  test('Q2.7.d: in Arabic too it is read out that it only comes close', async () => {
    await open({ locale: 'ar', answer: [] });
    await type('تنسس');
    expect(textOf('output')).toBe('لا شيء بهذا الاسم، ونتيجة واحدة قريبة منه');
  });

  test('Q2.7.d, R8.5.6: what comes close stands there after a failure, and nothing is said of it', async () => {
    await open({ answer: new Error('500') });
    await type('padle');
    expect([names(), all('.search__note'), textOf('output')]).toEqual([['Padel'], [], '']);
  });

  test('Q2.7.e: says that it is being searched until there is something to show', async () => {
    await open({ answer: [plain] });
    fireEvent.change(field(), { target: { value: ' league ' } });
    expect([textOf('.search__note'), names()]).toEqual(['Looking for league …', []]);
    await act(async () => vi.advanceTimersByTimeAsync(300));
    expect([all('.search__note'), names()]).toEqual([[], ['Padel league']]);
  });

  test('Q2.7.c: a section is reached by the arrow keys, alone and between the others', async () => {
    await open({ answer: [padel] });
    await type('event');
    expect(names()).toEqual(['Events', 'Full Moon Padel Open']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    key('ArrowDown');
    expect(active()).toBe(options()[0]);
    fireEvent.submit(field().form!);
    expect(elsewhere()).toBe('/events');
  });

  test('R8.5.6, R7.5.7: a failure is an empty list and nothing else', async () => {
    await open({ answer: new Error('500') });
    await type('pickleball');
    expect([names(), textOf('.search__body'), textOf('output'), all('[role="alert"]')]).toEqual([[], '', '', []]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('marks Arabic as it is spelled in the text', async () => {
    await open({ locale: 'ar', answer: [plain] });
    await type('بادل');
    expect(names()).toEqual(['بادل', 'دوري البادل']);
    expect(all('mark').map(words)).toEqual(['بادل', 'بادل']);
  });
});

describe('the way in', () => {
  const button = () => all<HTMLButtonElement>('.top button[aria-keyshortcuts]');
  async function header(enable_search: boolean) {
    const { show, heard } = await stage({ site: { enable_search } });
    show(<Header over={false} />);
    return heard;
  }

  test('R2.7.1: is a button, and Ctrl with K, only where the operator wants a search', async () => {
    const heard = await header(true);
    fireEvent.click(button()[0]!);
    expect(fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(false);
    fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', metaKey: true });
    expect(heard).toEqual([{ type: 'search.open' }, { type: 'search.open' }, { type: 'search.open' }]);
    // A letter without modifiers belongs to typing and speech input.
    expect(fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' })).toBe(true);
    expect(heard).toHaveLength(3);
    cleanup();
    const quiet = await header(false);
    expect(button()).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(quiet).toEqual([]);
  });
});

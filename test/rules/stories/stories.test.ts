/** How long a story takes, and what may be read after it (R2.1.13). */
import { expect, test } from 'vitest';
import { readingMinutes } from '../../../machines/stories/readingTime.ts';
import { relatedStories } from '../../../machines/stories/relatedStories.ts';

const words = (count: number, word = 'ball') => Array.from({ length: count }, () => word).join(' ');

test.each([
  ['', 1],
  ['<p>Short.</p>', 1],
  [words(299), 1],
  [words(300), 2],
  [`<p title="${words(900)}">${words(200)}</p>`, 1],
  [words(400, 'كُرَة'), 2],
  // Markup parts words.
  [words(150).replaceAll(' ', '<br>') + words(150), 1],
  [`<p>${words(150)}</p>`.replaceAll(' ', '<br>').repeat(2), 2],
  ['<'.repeat(100_000), 1],
])('R2.1.13: a minute is two hundred words, and an empty text takes one: %#', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

const story = (slug: string, sport: string | null) => ({ slug, sport });
const stories = [story('a', 'padel'), story('b', null), story('c', 'tennis'), story('d', 'padel'), story('e', null)];
const slugs = (read: { slug: string; sport: string | null }, count = 3) =>
  relatedStories(stories, read, count).map(({ slug }) => slug);

test('R2.1.13: after a story come those of its sport, then the others, and never itself', () => {
  expect(slugs(story('a', 'padel'))).toEqual(['d', 'b', 'c']);
  expect(slugs(story('c', 'tennis'))).toEqual(['a', 'b', 'd']);
  // Each once.
  expect(slugs(story('a', 'padel'), 9)).toEqual(['d', 'b', 'c', 'e']);
  // No sport is no likeness.
  expect(slugs(story('b', null))).toEqual(['a', 'c', 'd']);
  expect(slugs(story('x', 'golf'), 9)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

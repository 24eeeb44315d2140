// @vitest-environment jsdom
/** The operator's stories (R2.1.12, R2.1.13, Q7.6.q, Q8.5.a). */
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../src/i18n/languages.ts';
import { notices } from '../../../src/actors/notices.ts';
import { Component as BlogPage } from '../../../src/pages/blogs/BlogPage.tsx';
import { Component as BlogsPage } from '../../../src/pages/blogs/BlogsPage.tsx';
import { padel } from '../../models/booking/booking.fixtures.ts';
import { all, elsewhere, press, textOf, words } from '../cart.fixture.tsx';
import { answer, listOf, visit } from '../content.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const story = (slug: string, title: string, sport: string | null = null) => ({
  slug,
  title,
  ar_title: `${title} بالعربية`,
  image: null,
  sport,
  excerpt: `About ${title}`,
  ar_excerpt: null,
  published_at: '2026-11-05 09:00:00',
});
const stories = [story('glass', 'The glass', 'padel'), story('heat', 'The heat'), story('net', 'The net', 'padel')];
const told = {
  ...story('glass', 'The glass', 'padel'),
  body: `<h2>Let it pass</h2><p>${'ball '.repeat(600)}</p><script>alert(1)</script>`,
  ar_body: null,
};

const list = (answers: object, path = '/blogs') => visit({ route: '/blogs', path, Page: BlogsPage, answers } as never);
const post = (answers: object, locale: Locale = 'en') =>
  visit({ route: '/blog/:slug', path: '/blog/glass', Page: BlogPage, answers, locale } as never);

describe('R2.1.12: the list', () => {
  test('has each story with its day, and leads to it', async () => {
    await list({ blogs: listOf(stories) });
    expect(textOf('h1')).toBe('From the courtside');
    expect(document.title).toBe('From the courtside · Saha');
    expect(all<HTMLAnchorElement>('.stories a').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/glass',
      '/blog/heat',
      '/blog/net',
    ]);
    expect(textOf('.stories li:first-child h2')).toBe('The glass');
    expect(all('.stories time')[0]?.getAttribute('datetime')).toBe('2026-11-05');
  });

  test('R9.1.2: is loaded in pages of sixteen; the current one is in the address', async () => {
    const { asked, settled } = await list(
      { blogs: (query: URLSearchParams) => listOf(stories, 3, Number(query.get('page'))) },
      '/blogs?page=2',
    );
    expect(asked).toEqual(['blogs?page=2&size=16']);
    press('Next page');
    await settled();
    expect(asked.at(-1)).toBe('blogs?page=3&size=16');
    expect(textOf('output.fine')).toBe('Page 3 of 3');
  });

  test('says when nothing is written, and tries again what failed', async () => {
    await list({ blogs: listOf([]) });
    expect(textOf('.empty h2')).toBe('Nothing is written yet');
    cleanup();
    let status: number | null = 403;
    const { settled } = await list({ blogs: () => status ?? listOf(stories) });
    expect(all('.empty[role=alert]')).toHaveLength(1);
    status = null;
    press('Try again');
    await settled();
    expect(all('.stories li')).toHaveLength(3);
  });
});

describe('R2.1.13: a story', () => {
  const answers = { 'blogs/glass': answer(told), blogs: listOf(stories), 'venue/services': answer([padel]) };

  test('is shown with its reading time, sanitised, and with related stories', async () => {
    await post(answers);
    expect(textOf('h1')).toBe('The glass');
    expect(document.title).toBe('The glass · Saha');
    expect(textOf('header .facts')).toContain('3 minutes to read');
    expect(all('.prose script')).toEqual([]);
    expect(textOf('.prose h2')).toBe('Let it pass');
    expect(all('.stories a').map((link) => link.getAttribute('href'))).toEqual(['/blog/net', '/blog/heat']);
  });

  test('leads to the sport it tells of, where one may book', async () => {
    const { heard } = await post(answers);
    press(words(all('.post__play button')[0]));
    expect(heard.at(-1)).toMatchObject({ type: 'booking.open', serviceId: padel.id });
    cleanup();
    await post({ ...answers, 'blogs/glass': answer({ ...told, sport: 'cricket' }) });
    expect(all('.post__play')).toEqual([]);
  });

  test('is described for search engines with the visible publisher, in its language', async () => {
    await post(answers, 'ar');
    expect(JSON.parse(all('script[type="application/ld+json"]')[0]!.textContent)).toMatchObject({
      inLanguage: 'ar',
      publisher: { '@type': 'Organization', name: 'ساحة' },
    });
  });

  test('is described for search engines in their format', async () => {
    await post({ ...answers, 'blogs/glass': answer({ ...told, title: '</script><b>' }) });
    const data = all('script[type="application/ld+json"]')[0]!;
    expect(data.textContent).not.toContain('<');
    expect(JSON.parse(data.textContent)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: '</script><b>',
      datePublished: '2026-11-05',
      // A story that names nobody is the operator’s.
      author: { '@type': 'Organization', name: 'Saha' },
      mainEntityOfPage: `${location.origin}/blog/glass`,
    });
  });

  test('that there is not leads to the page that says so', async () => {
    await post({ ...answers, 'blogs/glass': 404 });
    expect(elsewhere()).toBe('/404');
  });

  test('that failed to load can be loaded again', async () => {
    let status: number | null = 403;
    const { settled } = await post({ ...answers, 'blogs/glass': () => status ?? answer(told) });
    expect(all('.empty[role=alert]')).toHaveLength(1);
    status = null;
    press('Try again');
    await settled();
    expect(textOf('h1')).toBe('The glass');
  });

  test('stands without what belongs beside it', async () => {
    await post({ ...answers, blogs: 403, 'blogs/glass': answer(told), 'venue/services': 403 });
    expect([textOf('h1'), all('.stories').length, all('.post__play').length]).toEqual(['The glass', 0, 0]);
  });

  test('Q8.5.a: is shared by its address', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { settled } = await post(answers);
    press('Share');
    await settled();
    expect(writeText).toHaveBeenCalledWith(`${globalThis.location.origin}/blog/glass`);
    expect(notices.getSnapshot().context.shown?.text).toBe('Link copied for sharing!');
  });
});

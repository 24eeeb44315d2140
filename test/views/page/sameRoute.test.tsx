// @vitest-environment jsdom
/** From one page to another of the same route: nothing of the former stands under the address of the next (A03, 2.4.2). */
import { cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as BlogPage } from '../../../src/pages/blogs/BlogPage.tsx';
import { Component as ContentPage } from '../../../src/pages/content/ContentPage.tsx';
import { arrive } from '../../../src/components/dialogs/arriveAt.ts';
import { Component as ServicePage } from '../../../src/pages/service/ServicePage.tsx';
import { padel } from '../../models/booking/booking.fixtures.ts';
import { all, words } from '../cart.fixture.tsx';
import { answer, visit } from '../content.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (slug: string, title: string) => ({ slug, title, ar_title: null, body: `<p>${title}</p>`, ar_body: null });
const story = (slug: string, title: string) => ({
  ...page(slug, title),
  image: null,
  sport: null,
  excerpt: title,
  ar_excerpt: null,
  published_at: '2026-11-05 09:00:00',
});

test.each<[route: string, ComponentType, from: [string, string, object], to: [string, string, object]]>([
  [
    '/:slug',
    ContentPage,
    ['/terms', 'pages/terms', page('terms', 'Former')],
    ['/privacy', 'pages/privacy', page('privacy', 'Next')],
  ],
  [
    '/blog/:slug',
    BlogPage,
    ['/blog/glass', 'blogs/glass', story('glass', 'Former')],
    ['/blog/heat', 'blogs/heat', story('heat', 'Next')],
  ],
  [
    '/service/:id',
    ServicePage,
    ['/service/11', 'venue/services/11', { ...padel, id: 11, name: 'Former' }],
    ['/service/41', 'venue/services/41', { ...padel, id: 41, name: 'Next' }],
  ],
])('%s', async (route, Page, [path, call, former], [nextPath, nextCall, next]) => {
  const coming = Promise.withResolvers<object>();
  const answers = { [call]: answer(former), [nextCall]: () => coming.promise };
  const { follow, settled } = await visit({ route, path, Page, answers });
  await settled();
  expect(all('h1').map(words)).toEqual(['Former']);
  expect(document.title).toBe('Former · Saha');

  await follow(nextPath);
  expect(document.querySelector('main')?.textContent).not.toContain('Former');
  expect(document.title).not.toContain('Former');

  coming.resolve(answer(next));
  await settled();
  expect(all('h1').map(words)).toEqual(['Next']);
  expect(document.title).toBe('Next · Saha');
});

test('A03: whoever comes from another service arrives at the name of the next, whatever the panel says meanwhile', async () => {
  const coming = Promise.withResolvers<object>();
  const answers = {
    'venue/services/11': answer({ ...padel, id: 11, name: 'Former' }),
    'venue/services/41': () => coming.promise,
  };
  const { follow, settled } = await visit({ route: '/service/:id', path: '/service/11', Page: ServicePage, answers });
  await settled();
  await follow('/service/41');
  document.querySelector('main')!.parentElement!.id = 'main';
  const empty = document.createElement('div');
  empty.className = 'empty';
  empty.append(Object.assign(document.createElement('h2'), { textContent: 'No slot available' }));
  document.querySelector('.svc__cols')!.append(empty);
  arrive();
  expect(words(document.activeElement as HTMLElement)).toBe('Loading');
  coming.resolve(answer({ ...padel, id: 41, name: 'Next' }));
  await settled();
  expect([document.activeElement?.tagName, words(document.activeElement as HTMLElement)]).toEqual(['H1', 'Next']);
});

// @vitest-environment jsdom
/** A page that could not load anything says why in its title and its heading, and can be retried (A03, R8.1.1). */
import { cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as AcademyPage } from '../../../src/pages/academies/AcademyPage.tsx';
import { Component as BlogPage } from '../../../src/pages/blogs/BlogPage.tsx';
import { Component as ContentPage } from '../../../src/pages/content/ContentPage.tsx';
import { Component as EventPage } from '../../../src/pages/events/EventPage.tsx';
import { Component as FormPage } from '../../../src/pages/form/FormPage.tsx';
import { Component as OutletPage } from '../../../src/pages/retail/OutletPage.tsx';
import { Component as ServicePage } from '../../../src/pages/service/ServicePage.tsx';
import { Component as TrainerPage } from '../../../src/pages/training/TrainerPage.tsx';
import { all, press, textOf, words } from '../cart.fixture.tsx';
import { answer, visit } from '../content.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[route: string, path: string, ComponentType]>([
  ['/:slug', '/accessibility', ContentPage],
  ['/blog/:slug', '/blog/glass', BlogPage],
  ['/events/:id', '/events/301', EventPage],
  ['/training/:id', '/training/502', TrainerPage],
  ['/form/:slug', '/form/join-the-team', FormPage],
  ['/outlets/:id', '/outlets/703', OutletPage],
  ['/service/:id', '/service/11', ServicePage],
  ['/academy/:id', '/academy/401', AcademyPage],
])('%s', async (route, path, Page) => {
  const everything = { '': 500 };
  const { settled } = await visit({ route, path, Page, answers: everything });
  await settled();
  expect(all('h1').map(words)).toEqual(['Something is wrong on our side']);
  expect(document.title).toBe('Something is wrong on our side · Saha');
  expect(textOf('main [role="alert"] button')).toBe('Try again');
  cleanup();
  await visit({ route, path, Page, answers: everything, locale: 'ar' });
  await settled();
  expect(document.title).toBe('حدث خلل من جهتنا · ساحة');
});

test.each<[path: string, answers: Record<string, unknown>]>([
  ['/service/99999', { '': 404 }],
  ['/service/tennis', {}],
])('R2.1.27: %s is not offered, and says so in its title and its heading', async (path, answers) => {
  const page = { route: '/service/:id', path, Page: ServicePage, answers };
  const { settled } = await visit(page);
  await settled();
  expect(all('h1').map(words)).toEqual(['This service is not offered']);
  expect(document.title).toBe('This service is not offered · Saha');
  expect(document.head.querySelectorAll('meta[name="about-nothing"]')).toHaveLength(1);
  cleanup();
  await visit({ ...page, locale: 'ar' });
  await settled();
  expect(document.title).toBe('هذه الخدمة غير متاحة · ساحة');
});

test('A03, I30: after a retry the focus goes to the heading of the loaded page', async () => {
  const page = { slug: 'accessibility', title: 'Accessibility', ar_title: null, body: '<p>All</p>', ar_body: null };
  const answers: Record<string, unknown> = { '': 500 };
  const { settled } = await visit({ route: '/:slug', path: '/accessibility', Page: ContentPage, answers });
  await settled();
  document.querySelector('main')!.parentElement!.id = 'main';
  all('main button')[0]!.focus();
  answers[''] = answer(page);
  press('Try again');
  await settled();
  expect(all('h1').map(words)).toEqual(['Accessibility']);
  expect(document.activeElement).toBe(all('h1')[0]);
});

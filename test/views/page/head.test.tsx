// @vitest-environment jsdom
/** The head follows the page: its title, its description, the language (R1.1.2, T05). */
import { i18n } from '@lingui/core';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import { writeHead } from '../../../src/app/head/writeHead.ts';
import { SiteConfig } from '../../../src/contract/site/site.ts';
import { DocumentTitle } from '../../../src/components/text/DocumentTitle.tsx';
import { nameDocument } from '../../../src/adapters/device/documentTitle.ts';
import { StructuredData } from '../../../src/widgets/StructuredData.tsx';
import { PageAbout, PageAboutNothing } from '../../../src/widgets/PageAbout.tsx';

const config = v.parse(SiteConfig, {
  venue: { id: 1, name: 'Harbour', ar_name: 'المرفأ' },
  enable_arabic: 1,
  image_base: 'https://pictures.test/',
  carousel: [
    { id: 1, title: 'Lights on', text: 'Courts until two.', ar_text: 'ملاعب حتى الثانية.', image: 'court.jpg' },
  ],
});

let stop = () => {};
const written = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('meta, link')].map((element) => [
      [
        element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel'),
        element.getAttribute('hreflang'),
      ]
        .filter(Boolean)
        .join(' '),
      element.getAttribute('content') ?? element.getAttribute('href'),
    ]),
  );

/** Observers run after the current task. */
const settled = () => act(async () => {});

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" data-head content="Of every operator"><title>Harbour</title>';
  globalThis.history.replaceState(null, '', '/?lang=en&service=7');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  // SAFETY: the head asks the portal for its configuration, and nothing else.
  stop = writeHead({ getSnapshot: () => ({ context: { config } }) } as unknown as PortalRef);
});

afterEach(() => {
  stop();
  cleanup();
  document.head.innerHTML = '';
});

test('the home page has the operator’s own description, at its canonical address', () => {
  expect(written()).toMatchObject({
    description: 'Courts until two.',
    canonical: `${location.origin}/?lang=en`,
    'alternate ar': `${location.origin}/?lang=ar`,
    'og:image': 'https://pictures.test/court.jpg',
  });
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('T05: the head has one title: of what stands in front, and behind it of what was there before', () => {
  const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);
  const page = (text: string, form: string | null, dialog: string | null) => (
    <>
      <DocumentTitle text={text} />
      {form === null ? null : <DocumentTitle text={form} />}
      {dialog === null ? null : <DocumentTitle text={dialog} />}
    </>
  );
  const { rerender, unmount } = render(page('Log in', 'Log in', null));
  expect(titles()).toEqual(['Log in']);
  rerender(page('Log in', 'Error: Log in', 'New password'));
  expect(titles()).toEqual(['New password']);
  // What is behind may come to say something else, and does not come to the front by that.
  rerender(page('Log in', 'Continue as guest', 'New password'));
  nameDocument('Saha');
  expect(titles()).toEqual(['New password']);
  rerender(page('Log in', 'Continue as guest', null));
  expect(titles()).toEqual(['Continue as guest']);
  rerender(page('Log in', null, null));
  expect(titles()).toEqual(['Log in']);
  unmount();
  expect(titles()).toEqual(['Saha']);
});

test('another page has its title, in the current language', async () => {
  globalThis.history.replaceState(null, '', '/places?lang=ar');
  i18n.loadAndActivate({ locale: 'ar', messages: {} });
  document.title = 'أماكننا · المرفأ';
  await settled();
  expect(written()).toMatchObject({
    description: 'أماكننا. ملاعب حتى الثانية.',
    'og:title': 'أماكننا · المرفأ',
    'og:locale': 'ar_AE',
    canonical: `${location.origin}/places?lang=ar`,
  });
});

test.each([
  ['بادل · القوز · المرفأ', 'بادل · القوز. ملاعب حتى الثانية.'],
  ['هل فقدت شيئًا؟ · المرفأ', 'هل فقدت شيئًا؟ ملاعب حتى الثانية.'],
  ['المرفأ', 'ملاعب حتى الثانية.'],
])('the title %s becomes a sentence, whole and with one sign at its end', async (title, description) => {
  i18n.loadAndActivate({ locale: 'ar', messages: {} });
  document.title = title;
  await settled();
  expect(written()).toMatchObject({ description });
});

test('a page’s own description is used, and only while it is shown', async () => {
  const { unmount } = render(
    <PageAbout text="<p>Play in the <b>heat</b>.</p>" picture="https://pictures.test/heat.jpg" />,
  );
  await settled();
  expect(written()).toMatchObject({
    description: 'Play in the heat.',
    'og:description': 'Play in the heat.',
    'og:image': 'https://pictures.test/heat.jpg',
  });
  expect(document.head.querySelectorAll('[property="og:image"]')).toHaveLength(1);
  unmount();
  await settled();
  expect(written()).toMatchObject({ description: 'Courts until two.', 'og:image': 'https://pictures.test/court.jpg' });
});

test('a page that says it has nothing to show is in no index, and only while it stands', async () => {
  const { unmount } = render(<PageAboutNothing />);
  await settled();
  expect(written()).toMatchObject({ robots: 'noindex' });
  expect(written()).not.toHaveProperty('canonical');
  unmount();
  await settled();
  expect(written()).toMatchObject({ canonical: `${location.origin}/?lang=en` });
  expect(written()).not.toHaveProperty('robots');
});

test.each(['heat.svg', 'heat.SVG?v=2', 'heat.svg#night'])(
  'a drawing (%s) is shown by no social network: the picture of the site stands for it',
  async (drawing) => {
    render(<PageAbout text="Play in the heat." picture={`https://pictures.test/${drawing}`} />);
    await settled();
    expect(written()).toMatchObject({
      'og:description': 'Play in the heat.',
      'og:image': 'https://pictures.test/court.jpg',
    });
  },
);

test('T05: an address with a token is in no tag', async () => {
  globalThis.history.replaceState(null, '', '/paymentsuccess/canary?lang=en');
  document.title = 'Booked · Harbour';
  await settled();
  expect(written()['robots']).toBe('noindex');
  expect(document.head.innerHTML).not.toContain('canary');
});

test('T05: search engines get no invented description', () => {
  render(<StructuredData of={{ '@type': 'Person', name: 'Lucía', image: null, worksFor: { name: null } }} />);
  expect(JSON.parse(document.head.querySelector('[type="application/ld+json"]')!.textContent)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Lucía',
    worksFor: {},
  });
});

test('R9.4.2: of a Markdown link in a description search engines get the label', () => {
  const description = 'Read [https://rules.example](our rules) first.';
  render(<StructuredData of={{ '@type': 'Event', description, location: { description } }} />);
  const told = 'Read our rules first.';
  expect(JSON.parse(document.head.querySelector('[type="application/ld+json"]')!.textContent)).toMatchObject({
    description: told,
    location: { description: told },
  });
});

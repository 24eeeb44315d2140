// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ticketPicture } from '../../../src/widgets/tickets/ticketPicture.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  vi.restoreAllMocks();
});

test('a picture of a ticket is written in the letters of the portal, not in those that stand in for them', async () => {
  document.body.style.fontFamily = 'Stand-in';
  const root = document.createElement('div');
  root.id = 'root';
  root.style.fontFamily = 'Own';
  document.body.append(root);
  const fonts: string[] = [];
  const paint = new Proxy(
    {},
    {
      get: (_, name) => () => (name === 'measureText' ? { width: 0 } : undefined),
      set: (_, name, value: string) => (name === 'font' && fonts.push(value), true),
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paint as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  await ticketPicture({
    locale: 'en',
    title: 'Tennis',
    venue: 'Jaddaf',
    date: '27-11-2026',
    time: 'Friday, 06:00 PM – 07:00 PM',
    name: 'Layla',
    seat: '',
    code: 'T-7',
    number: '7',
    note: '',
  });
  expect(fonts.length).toBeGreaterThan(3);
  expect(fonts.filter((font) => !font.endsWith('px Own'))).toEqual([]);
});

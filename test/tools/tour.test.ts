/** The tour leaves no page out, and its contact sheet shows every picture. */
import { describe, expect, test } from 'vitest';
import { routePathsIn } from '../support/everyPage/routePaths.ts';
import { allStops, stops } from '../support/everyPage/stops.ts';
import { fileOf, pictureIn, type Picture } from '../tour/support/pictures.ts';
import { sheetOf } from '../tour/support/sheet.ts';

describe('the tour', () => {
  test('reaches each by an address of its own, and names each once', () => {
    const matches = (route: string, address: string) =>
      new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.replace(/\?.*/, ''));
    const astray = Object.entries(stops).flatMap(([route, own]) =>
      own.filter(({ at, lead }) => !lead && !matches(route, at)).map(({ name }) => name),
    );
    expect(astray).toEqual([]);
    const names = allStops.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('reads nested routes, and none for mere containers', () => {
    const source = `[
      { path: '', lazy: page(() => import('a')), children: [{ index: true, Component: Panel }] },
      { path: 'account', middleware: [guard], children: [
        { path: 'cards', lazy: page(() => import('b')) },
        { path: 'orders/:id', lazy: page(async () => ({ a: 1 })) },
      ] },
      { path: '*', loader: missing },
    ]`;
    expect(routePathsIn(source)).toEqual(['/', '/account/cards', '/account/orders/:id', '/*']);
  });
});

describe('the contact sheet', () => {
  const picture: Picture = { stop: 'my-wallet', tenant: 'baps', language: 'ar', theme: 'light', width: 390 };

  test('finds a picture by its file', () => {
    expect(pictureIn(fileOf(picture))).toEqual(picture);
    expect(pictureIn('index.html')).toBeNull();
  });

  test('shows every picture below its stop, and what could not be come to', () => {
    const sheet = sheetOf([picture, { ...picture, width: 1280 }], ['cart (baps-ar-light)']);
    expect(sheet.match(/<h2 /g)).toHaveLength(1);
    expect([...sheet.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      'my-wallet.baps.ar.light.390.png',
      'my-wallet.baps.ar.light.1280.png',
    ]);
    expect(sheet).toContain('Not come to: cart (baps-ar-light)');
  });
});

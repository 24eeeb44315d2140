import { describe, expect, test } from 'vitest';
import { cartSections } from '../../../machines/cart/cartSections.ts';
import { pagesToBuyFrom } from '../../../machines/cart/pagesToBuyFrom.ts';
import { court, event, pos, swim } from '../../models/cart/cart.fixtures.ts';

describe('the cart sorted by its clock', () => {
  const lines = [event('event'), ...court, pos('tape'), swim('swim')];
  const shown = (given: Parameters<typeof cartSections>[1], of = lines) =>
    cartSections(of, given).map(({ kind, places }) => [kind, places.map((one) => one?.map(({ id }) => id) ?? 'gap')]);

  test('places that are held come first, each booking whole', () =>
    expect(shown({ reserves: true, removed: null })).toEqual([
      ['held', [['court-day', 'court-night'], ['swim']]],
      ['calm', [['event'], ['tape']]],
    ]));

  test('where nothing is held there is no hurry about anything (R7.3.6)', () =>
    expect(shown({ reserves: false, removed: null })).toEqual([
      ['calm', [['event'], ['court-day', 'court-night'], ['tape'], ['swim']]],
    ]));

  test('what was taken out leaves its place, also where it was alone', () => {
    const removed = { lines: [...court], index: 0 };
    expect(shown({ reserves: true, removed }, [event('event')])).toEqual([
      ['held', ['gap']],
      ['calm', [['event']]],
    ]);
    expect(shown({ reserves: true, removed: { lines: [pos('tape')], index: 1 } }, [event('event')])).toEqual([
      ['calm', [['event'], 'gap']],
    ]);
    const tape = { lines: [pos('tape')], index: 1 };
    expect(shown({ reserves: true, removed: tape }, [event('event'), pos('cap', { product_id: 93 })])).toEqual([
      ['calm', [['event'], 'gap', ['cap']]],
    ]);
    expect(shown({ reserves: true, removed: { lines: [], index: 0 } }, [event('event')])).toEqual([
      ['calm', ['gap', ['event']]],
    ]);
  });
});

describe('where an empty cart may be filled', () => {
  const entry = (path: string, children: object[] = []) => ({ link_text: path, path, custom: false, children });
  const pages = (header_nav: object[]) =>
    pagesToBuyFrom({ header_nav, header_menu: [], allow_support: true } as never).map(({ to }) => to);

  test('the pages that sell something, in the operator’s order, each once (R2.4.3)', () =>
    expect(
      pages([
        entry('/blogs'),
        entry('/outlets'),
        entry('/events', [entry('/offers'), entry('/outlets')]),
        entry('/faq'),
      ]),
    ).toEqual(['/outlets', '/events', '/offers']));

  test('all pages that sell, also below an entry that is no page', () => {
    const sold = ['/events', '/academies', '/training', '/memberships', '/retail', '/outlets', '/offers'];
    expect(
      pages([
        entry(
          '#',
          sold.map((path) => entry(path)),
        ),
      ]),
    ).toEqual(sold);
    expect(pages([entry('https://elsewhere.example/events'), entry('/venues')])).toEqual([]);
  });

  test('nothing where the operator lists nothing', () => expect(pages([])).toEqual([]));
});

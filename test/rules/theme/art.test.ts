import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultArtColors, type ArtColors } from '../../../src/art/artColors.ts';
import { courtColor } from '../../../src/art/courtColor.ts';
import { courtArt } from '../../../src/art/courtArt.ts';
import { equipmentArt, type EquipmentItem } from '../../../src/art/equipmentArt.ts';
import { equipmentOf } from '../../../src/art/equipmentOf.ts';
import { lightAt, skyAt } from '../../../src/art/light.ts';
import { planArt } from '../../../src/art/plans/planArt.ts';
import { planSheet } from '../../../src/art/plans/planSheet.ts';
import { isDrawnStill, planColors } from '../../../src/art/plans/stillPlans.ts';
import { heroCourt } from '../../../src/art/heroCourt.ts';
import { contrast, parseColor, rgbToLch } from '../../../src/theme/color.ts';
import { courtSizes, sportOf, type Sport } from '../../../src/art/sport.ts';

const sports = Object.keys(courtSizes) as Sport[];
const lights = ['dawn', 'day', 'dusk', 'night'] as const;

/** A number that could not be computed shows in the drawing. */
const broken = /NaN|undefined|Infinity|\[object/;

describe('courtColor', () => {
  const white = parseColor('#fff', '#fff');
  const ways = Array.from({ length: 12 }, (_, way) => way);
  const colors = sports.flatMap((sport) => ways.map((way) => [sport, way, courtColor(sport, way)] as const));

  test('bears white letters on every court', () => {
    const pale = colors.filter(([, , color]) => contrast(parseColor(color, '#fff'), white) < 4.5);
    expect(pale).toEqual([]);
  });

  test('has the hue that the court is drawn in', () => {
    expect([0, 1, 2].map((way) => Math.round(rgbToLch(parseColor(courtColor('padel', way), '#fff')).h))).toEqual([
      256, 40, 172,
    ]);
  });
});

describe('courtArt', () => {
  test('draws any court in any light, always the same way', () => {
    const options = fc.record({
      sport: fc.constantFrom(...sports),
      seed: fc.oneof(fc.integer(), fc.string()),
      light: fc.constantFrom(...lights),
      width: fc.integer({ min: 40, max: 1600 }),
      height: fc.integer({ min: 40, max: 1600 }),
    });
    fc.assert(
      fc.property(options, (given) => {
        const drawing = courtArt(given);
        expect(drawing).not.toMatch(broken);
        expect(courtArt(given)).toBe(drawing);
      }),
      { numRuns: 150 },
    );
  });

  test.each(sports)('has a poster of %s', (sport) => {
    expect(courtArt({ sport, seed: 1, shot: 'hero' })).not.toMatch(broken);
  });

  test('differs from seed to seed and from light to light', () => {
    const drawings = lights.flatMap((light) => [1, 2, 3].map((seed) => courtArt({ sport: 'padel', seed, light })));
    expect(new Set(drawings).size).toBe(12);
  });

  test('stays small enough to be drawn by the dozen', () => {
    const kilobytes = sports.map((sport) => courtArt({ sport, seed: 7 }).length / 1024);
    expect(Math.max(...kilobytes)).toBeLessThan(96);
  });

  test('prints no colour as it was typed', () => {
    const colors = { primary: '"><script>', accent: '"/><script>alert(1)</script>' };
    expect(courtArt({ sport: 'tennis', seed: 1, shot: 0, colors })).not.toContain('script');
  });
});

test('equipmentArt writes letters as text', () => {
  const items: EquipmentItem[] = ['shirt', 'bib', 'tube'];
  for (const item of items) expect(equipmentArt({ item, seed: 1, text: '<b>&"' })).toContain('&lt;b&gt;&amp;&quot;');
});

describe('a drawing in one colour', () => {
  /** In OKLab, as far apart as two colours beside each other must be for the edge between them to be seen. */
  const apart = 0.15;
  const lab = (color: string) => {
    const { l, c, h } = rgbToLch(parseColor(color, '#000'));
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  };
  const distance = (one: string, other: string) => {
    const [a, b] = [lab(one), lab(other)];
    return Math.hypot(...a.map((value, axis) => value - b[axis]!));
  };
  const operators = ['#0b6e4f', '#1d5fb8', '#d63f17', '#3a7d5c', '#c99a5b'];
  const things: EquipmentItem[] = ['shirt', 'bib', 'cap', 'mat', 'bottle', 'bag'];

  test.each(operators)('of %s is on no court of that colour', (primary) => {
    const lost = things.flatMap((item) =>
      [1, 2, 3, 4, 5, 6].filter((seed) => {
        const drawing = equipmentArt({ item, seed, colors: { primary, accent: '#e9f03a' } });
        // The first shape is the ground all around, the second what is played on; the thing comes after its shadow.
        const [, floor] = [...drawing.matchAll(/fill="([^"]+)"/g)].map(([, color]) => color!);
        const [, body] = /<g transform="translate[^>]*><path d="[^"]*" fill="([^"]+)"/.exec(drawing)!;
        return distance(floor!, body!) < apart * 0.8;
      }),
    );
    expect(lost).toEqual([]);
  });

  test('is on the requested court', () => {
    const asked = { item: 'shirt', seed: 1, sport: 'fives', way: 1 } as const;
    const grounds = ['#0b6e4f', '#d63f17'].map((primary) => {
      const drawing = equipmentArt({ ...asked, colors: { primary, accent: '#e9f03a' } });
      return /<rect [^>]*fill="([^"]+)"/.exec(drawing)![1];
    });
    expect(grounds[0]).toBe(grounds[1]);
  });
});

test.each([
  ['Marker cones, twenty', 'cones'],
  ['أقماع تدريب، 20 قطعة', 'cones'],
  ['Training football, size 4', 'football'],
  ['Towel with icon', 'towel'],
])('%s is drawn as %s', (name, item) => {
  expect(equipmentOf(name)).toBe(item);
});

test.each(sports)('the plan of %s is true to scale', (sport) => {
  const [length, breadth] = courtSizes[sport];
  const { width, height, shapes } = planArt({ sport, pxPerMetre: 3, upright: false });
  expect([width, height]).toEqual([length * 3, breadth * 3]);
  expect(shapes.filter(({ d }) => broken.test(d))).toEqual([]);
});

test.each([
  [['Padel court'], 'padel'],
  [['ملعب بادل'], 'padel'],
  [['5-a-side football'], 'football'],
  [['Five-a-side'], 'fives'],
  [['كرة القدم'], 'football'],
  [['Aqua fitness'], 'swimming'],
  [[null, 'تنس'], 'tennis'],
  [['Hall'], 'fives'],
  [[], 'fives'],
])('%j is played on %s', (names, sport) => {
  expect(sportOf(...names)).toBe(sport);
});

test.each([
  [0, 'night'],
  [6.5, 'dawn'],
  [9, 'day'],
  [16.9, 'dusk'],
  [17.9, 'night'],
  [20, 'night'],
])('at %d there is the light of %s', (hour, light) => {
  expect(lightAt(hour)).toBe(light);
});

test.each([
  [0, 'var(--dark-sky)'],
  [12, 'var(--day)'],
  [7.3, 'color-mix(in oklab, var(--day) 50%, var(--dawn))'],
  [17.2, 'var(--dusk)'],
  [22, 'var(--dark-sky)'],
  [24, 'var(--dark-sky)'],
  [25, 'var(--dark-sky)'],
])('at %d the sky is %s', (hour, color) => {
  expect(skyAt(hour)).toBe(color);
});

describe('plans.svg', () => {
  test('is what is drawn now: `node tools/build/drawPlans.ts`', () => {
    expect(readFileSync('src/art/plans/plans.svg', 'utf8')).toBe(planSheet());
  });

  /** The colours of a drawing in the sheet, as they appear for that operator in that mode. */
  const shownIn = (sport: Sport, colors: ArtColors): string[] => {
    const [, group = ''] = new RegExp(`<g id="${sport}"[^>]*>(.*)</g>`).exec(planSheet()) ?? [];
    const own = planColors(colors);
    return [...group.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color = '']) =>
      color
        .replace(/var\((--[\w-]+)\)/, (_, name: `--${string}`) => own[name]!)
        .replace(/light-dark\((.*),(.*)\)/, colors.mode === 'dark' ? '$2' : '$1'),
    );
  };

  test.each(sports.filter(isDrawnStill))(
    '%s looks as it does drawn for that operator, by day and in the dark',
    (sport) => {
      for (const mode of ['light', 'dark'] as const) {
        const colors = { primary: '#0b6e4f', accent: '#e9f03a', mode };
        const drawn = planArt({ sport, pxPerMetre: 11, minLine: 1.5, light: 'day', colors });
        const expected = drawn.shapes.flatMap(({ fill = 'none', stroke }) => [fill, ...(stroke ? [stroke] : [])]);
        // Parts that look alike only by day are paths of their own in the sheet.
        expect(new Set(shownIn(sport, colors))).toEqual(new Set(expected));
      }
    },
  );
});

test('the first picture has nothing of the operator but the colour of its ball', () => {
  const colors = { primary: '#0b6e4f', accent: '#ABCDEF', mode: 'dark' } as const;
  const first = courtArt(heroCourt);
  expect(first.match(new RegExp(defaultArtColors.accent, 'g'))).toHaveLength(1);
  expect(first.replace(defaultArtColors.accent, '#abcdef')).toBe(courtArt({ ...heroCourt, colors }));
});

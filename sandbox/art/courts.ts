/** Courts as their rule books draw them: metres, the origin in one corner, the long side along x. */

export interface Court {
  readonly size: readonly [length: number, width: number];
  /** Free space around the outermost line, in metres. */
  readonly runOff: number;
  /** Width of a painted line, in metres. */
  readonly line: number;
  /** Surface and surround, two or three ways to build it. */
  readonly surfaces: readonly (readonly [surface: string, surround: string])[];
  /** What is painted: SVG path data. */
  readonly lines: string;
  /** What stands or floats and is drawn thinner than paint: nets, ropes. */
  readonly wires?: string;
  /** Areas in another tone of the surface: mown stripes, boxes, platforms. */
  readonly patches?: string;
  /** Things with a colour of their own. */
  readonly things?: readonly (readonly [path: string, color: string])[];
  /** No ball is played with here. */
  readonly noBall?: true;
}

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const line = (x1: number, y1: number, x2: number, y2: number): string => `M${x1} ${y1}L${x2} ${y2}`;
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const bow = (x1: number, y1: number, x2: number, y2: number, r: number, sweep: 0 | 1): string =>
  `M${x1} ${y1}A${r} ${r} 0 0 ${sweep} ${x2} ${y2}`;
const stripes = (length: number, width: number, count: number): string =>
  Array.from({ length: Math.ceil(count / 2) }, (_, stripe) =>
    box((stripe * 2 * length) / count, 0, length / count, width),
  ).join('');

/** Both ends of a pitch from the drawing of its left end. */
const mirrored = (length: number, end: (x: (distance: number) => number, sweep: 0 | 1) => string): string =>
  end((distance) => distance, 1) + end((distance) => length - distance, 0);

const football: Court = {
  size: [105, 68],
  runOff: 6,
  line: 0.12,
  surfaces: [
    ['#2f7d45', '#286b3b'],
    ['#3b8a4a', '#2f7440'],
  ],
  patches: stripes(105, 68, 14),
  lines:
    box(0, 0, 105, 68) +
    line(52.5, 0, 52.5, 68) +
    circle(52.5, 34, 9.15) +
    mirrored(
      105,
      (x, sweep) =>
        `M${x(0)} 13.84H${x(16.5)}V54.16H${x(0)}` +
        `M${x(0)} 24.84H${x(5.5)}V43.16H${x(0)}` +
        bow(x(16.5), 26.69, x(16.5), 41.31, 9.15, sweep) +
        circle(x(11), 34, 0.11) +
        bow(x(1), 0, x(0), 1, 1, sweep) +
        bow(x(0), 67, x(1), 68, 1, sweep),
    ) +
    circle(52.5, 34, 0.11),
};

const fives: Court = {
  size: [40, 20],
  runOff: 2.5,
  line: 0.08,
  surfaces: [
    ['#1f7a5a', '#14563f'],
    ['#2a6fb0', '#1d4f80'],
  ],
  lines:
    box(0, 0, 40, 20) +
    line(20, 0, 20, 20) +
    circle(20, 10, 3) +
    circle(20, 10, 0.1) +
    mirrored(
      40,
      (x, sweep) =>
        `M${x(0)} 2.5A6 6 0 0 ${sweep} ${x(6)} 8.5V11.5A6 6 0 0 ${sweep} ${x(0)} 17.5` +
        circle(x(6), 10, 0.1) +
        circle(x(10), 10, 0.1),
    ),
};

const padel: Court = {
  size: [20, 10],
  runOff: 1.6,
  line: 0.05,
  surfaces: [
    ['#1d5fb8', '#123f7c'],
    ['#c8552b', '#8d3516'],
    ['#1f8a70', '#125745'],
  ],
  lines: line(3.05, 0, 3.05, 10) + line(16.95, 0, 16.95, 10) + line(3.05, 5, 16.95, 5),
  wires: line(10, 0, 10, 10) + box(-0.06, -0.06, 20.12, 10.12),
};

const tennis: Court = {
  size: [23.77, 10.97],
  runOff: 3.6,
  line: 0.05,
  surfaces: [
    ['#2b62a8', '#2f7d45'],
    ['#c05f33', '#c05f33'],
    ['#3a7d5c', '#8e3b2a'],
  ],
  lines:
    box(0, 0, 23.77, 10.97) +
    line(0, 1.37, 23.77, 1.37) +
    line(0, 9.6, 23.77, 9.6) +
    line(5.485, 1.37, 5.485, 9.6) +
    line(18.285, 1.37, 18.285, 9.6) +
    line(5.485, 5.485, 18.285, 5.485) +
    line(0, 5.485, 0.1, 5.485) +
    line(23.67, 5.485, 23.77, 5.485),
  wires: line(11.885, -0.91, 11.885, 11.88),
};

const basketball: Court = {
  size: [28, 15],
  runOff: 2,
  line: 0.05,
  surfaces: [
    ['#c98a4b', '#a4321f'],
    ['#d39a5c', '#1f4d7a'],
    ['#3d4a57', '#20272e'],
  ],
  patches: mirrored(28, (x) => `M${x(0)} 5.05H${x(5.8)}V9.95H${x(0)}z`),
  lines:
    box(0, 0, 28, 15) +
    line(14, 0, 14, 15) +
    circle(14, 7.5, 1.8) +
    mirrored(
      28,
      (x, sweep) =>
        `M${x(0)} 5.05H${x(5.8)}V9.95H${x(0)}` +
        bow(x(5.8), 5.7, x(5.8), 9.3, 1.8, sweep) +
        `M${x(0)} 0.9H${x(2.99)}A6.75 6.75 0 0 ${sweep} ${x(2.99)} 14.1H${x(0)}` +
        bow(x(1.575), 6.25, x(1.575), 8.75, 1.25, sweep),
    ),
  wires: mirrored(28, (x) => line(x(1.2), 6.6, x(1.2), 8.4) + circle(x(1.575), 7.5, 0.225)),
};

const badminton: Court = {
  size: [13.4, 6.1],
  runOff: 1.5,
  line: 0.04,
  surfaces: [
    ['#2c7a4b', '#b98a52'],
    ['#1f5fa8', '#c29a63'],
  ],
  lines:
    box(0, 0, 13.4, 6.1) +
    line(0, 0.46, 13.4, 0.46) +
    line(0, 5.64, 13.4, 5.64) +
    mirrored(
      13.4,
      (x) => line(x(0.76), 0, x(0.76), 6.1) + line(x(4.72), 0, x(4.72), 6.1) + line(x(0), 3.05, x(4.72), 3.05),
    ),
  wires: line(6.7, 0, 6.7, 6.1),
};

const volleyball: Court = {
  size: [18, 9],
  runOff: 3,
  line: 0.05,
  surfaces: [
    ['#d98a3d', '#1f6f8b'],
    ['#e0c48c', '#d4b475'],
  ],
  lines: box(0, 0, 18, 9) + line(6, 0, 6, 9) + line(12, 0, 12, 9),
  wires: line(9, -0.5, 9, 9.5),
};

const lanes = [0, 1, 2, 3, 4, 5];
const swimming: Court = {
  noBall: true,
  size: [25, 12.5],
  runOff: 1.8,
  line: 0.25,
  surfaces: [
    ['#2aa3c4', '#d9d4c8'],
    ['#1f8fb5', '#c9c3b4'],
  ],
  lines: lanes
    .map((lane) => {
      const y = (lane + 0.5) * (12.5 / 6);
      return line(2, y, 23, y) + line(2, y - 0.5, 2, y + 0.5) + line(23, y - 0.5, 23, y + 0.5);
    })
    .join(''),
  wires: lanes
    .slice(1)
    .map((lane) => line(0, (lane * 12.5) / 6, 25, (lane * 12.5) / 6))
    .join(''),
  things: [[box(0, 0, 25, 12.5).replace('z', ''), '#eef6f5']],
};

const cricket: Court = {
  size: [60, 40],
  runOff: 4,
  line: 0.08,
  surfaces: [
    ['#4c8a3f', '#3f7a36'],
    ['#5b9350', '#4a8242'],
  ],
  patches: stripes(60, 40, 12),
  things: [[box(19.94, 18.475, 20.12, 3.05), '#cdb27c']],
  lines: mirrored(
    60,
    (x) =>
      line(x(19.94), 18.68, x(19.94), 21.32) +
      line(x(21.16), 18.17, x(21.16), 21.83) +
      line(x(18.72), 18.68, x(21.16), 18.68) +
      line(x(18.72), 21.32, x(21.16), 21.32),
  ),
  wires: mirrored(60, (x) => [19.886, 20, 20.114].map((y) => circle(x(19.94), y, 0.03)).join('')),
};

const athletics: Court = {
  noBall: true,
  size: [60, 40],
  runOff: 0,
  line: 0.07,
  surfaces: [
    ['#b4472c', '#2f7d45'],
    ['#2d5f9e', '#2f7d45'],
  ],
  lines: Array.from({ length: 9 }, (_, lane) => {
    const r = 18 + lane * 1.22;
    return `M-90 ${8 + r}H16A${r} ${r} 0 0 0 ${16 + r} 8V-90`;
  }).join(''),
};

const gym: Court = {
  noBall: true,
  size: [12, 8],
  runOff: 0.6,
  line: 0.05,
  surfaces: [
    ['#2b3036', '#1d2125'],
    ['#3a3f46', '#282c31'],
  ],
  patches:
    [0, 1, 2].map((place) => box(0.75 + place * 3.75, 1.2, 3, 2.4)).join('') +
    [0, 1, 2].map((place) => box(0.75 + place * 3.75, 4.6, 3, 2.4)).join(''),
  lines: [0, 1, 2]
    .flatMap((place) => [box(0.75 + place * 3.75, 1.2, 3, 2.4), box(0.75 + place * 3.75, 4.6, 3, 2.4)])
    .join(''),
  wires:
    [0, 1, 2].map((place) => line(1.15 + place * 3.75, 2.4, 3.35 + place * 3.75, 2.4)).join('') +
    [0, 1, 2].map((place) => line(1.15 + place * 3.75, 5.8, 3.35 + place * 3.75, 5.8)).join(''),
  things: [
    [
      [0, 1, 2]
        .flatMap((place) =>
          [2.4, 5.8].flatMap((y) => [
            box(1.3 + place * 3.75, y - 0.225, 0.09, 0.45),
            box(3.11 + place * 3.75, y - 0.225, 0.09, 0.45),
          ]),
        )
        .join(''),
      '#e4f222',
    ],
  ],
};

export const courts = {
  football,
  fives,
  padel,
  tennis,
  basketball,
  badminton,
  volleyball,
  swimming,
  cricket,
  athletics,
  gym,
} as const satisfies Record<string, Court>;

export type CourtSport = keyof typeof courts;
export const isCourtSport = (sport: string): sport is CourtSport => Object.hasOwn(courts, sport);

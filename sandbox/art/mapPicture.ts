/** Maps of the streets around each venue, drawn by hand in the sandbox's own city. */

interface Place {
  /** Blocks between the streets, in picture units. */
  readonly blocks: readonly [across: number, down: number];
  /** How far the streets are turned from north. */
  readonly turn: number;
  readonly main: string;
  readonly green?: string;
  readonly water?: string;
  readonly rail?: string;
  readonly names: readonly (readonly [x: number, y: number, text: string])[];
}

const places: Readonly<Record<number, Place>> = {
  1: {
    blocks: [120, 84],
    turn: -8,
    main: 'M-40 470L860 330M250 -40L330 640',
    rail: 'M-40 90C200 120 520 40 860 20',
    names: [
      [80, 425, 'Al Khail Road'],
      [520, 90, 'Onpassive'],
      [452, 268, 'Street 8'],
    ],
  },
  2: {
    blocks: [96, 96],
    turn: 12,
    main: 'M-40 120C240 160 560 80 860 150M600 -40C580 200 640 420 610 640',
    green: 'M60 250H330V470H60Z',
    names: [
      [150, 370, 'Mirdif Park'],
      [452, 268, 'Street 78'],
      [80, 110, 'Algeria Street'],
    ],
  },
  3: {
    blocks: [110, 90],
    turn: 24,
    main: 'M-40 520C200 460 420 520 860 430M180 -40C220 180 160 420 200 640',
    water: 'M470 -40C440 120 560 210 640 300C720 380 700 520 860 560V-40Z',
    rail: 'M-40 250C140 240 220 330 300 640',
    names: [
      [640, 160, 'Dubai Creek'],
      [300, 290, 'Creek promenade'],
      [60, 240, 'Al Jaddaf'],
    ],
  },
  4: {
    blocks: [130, 76],
    turn: -20,
    main: 'M-40 210L860 90M460 -40L520 640M-40 560L860 470',
    green: 'M560 250L760 225L780 350L580 375Z',
    names: [
      [70, 175, 'Hessa Street'],
      [610, 300, 'Barsha Pond Park'],
      [250, 520, 'Al Barsha South 2'],
    ],
  },
};

const streets = (step: number, isAcross: boolean): string =>
  Array.from({ length: Math.ceil(1400 / step) }, (_, index) => {
    const at = index * step - 300;
    return isAcross ? `M${at} -400V1000` : `M-400 ${at}H1300`;
  }).join('');

/** An SVG document of 800 × 600 with the venue in its middle; null where there is no venue. */
export function mapPicture(venue: number): string | null {
  const place = Object.hasOwn(places, venue) ? places[venue] : undefined;
  if (place === undefined) return null;
  const [across, down] = place.blocks;
  const label =
    'font-family="sans-serif" font-size="17" fill="#5c646b" paint-order="stroke" stroke="#f4f2ec" stroke-width="4"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
<rect width="800" height="600" fill="#f4f2ec"/>
<g transform="rotate(${place.turn} 400 300)" fill="none" stroke="#fff" stroke-width="9"><path d="${streets(across, true)}${streets(down, false)}"/></g>
${place.green ? `<path d="${place.green}" fill="#cfe3c3"/>` : ''}
${place.water ? `<path d="${place.water}" fill="#bcdcec"/>` : ''}
<path d="${place.main}" fill="none" stroke="#e3b778" stroke-width="20"/><path d="${place.main}" fill="none" stroke="#fbe6c2" stroke-width="15"/>
${place.rail ? `<path d="${place.rail}" fill="none" stroke="#8d959c" stroke-width="4" stroke-dasharray="14 8"/>` : ''}
${place.names.map(([x, y, text]) => `<text x="${x}" y="${y}" ${label}>${text}</text>`).join('')}
<path d="M400 312L372 274A35 35 0 1 1 428 274Z" fill="#d63f17" stroke="#fff" stroke-width="4"/><circle cx="400" cy="252" r="11" fill="#fff"/>
</svg>
`;
}

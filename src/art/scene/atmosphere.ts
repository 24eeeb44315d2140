import type { Light } from '../light.ts';

type Stop = readonly [offset: number, color: string, opacity: number];

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly id: string;
}

function veil(frame: Frame, key: string, shape: string, stops: readonly Stop[], blend: string): string {
  const [kind, ...rest] = shape.split(' ');
  const marks = stops
    .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
  const id = frame.id + key;
  return (
    `<${kind} id="${id}" ${rest.join(' ')}>${marks}</${kind}>` +
    `<rect width="${frame.width}" height="${frame.height}" fill="url(#${id})" style="mix-blend-mode:${blend}"/>`
  );
}

/** The air between lens and ground: heat by day, a low sun, or pools of floodlight. `sun` is its x, 0 to 1. */
export function atmosphere(light: Light, frame: Frame, sun: number, isDarkPage: boolean): string {
  const slant = sun > 0.5 ? 'x1="1" y1="0" x2="0.2" y2="1"' : 'x1="0" y1="0" x2="0.8" y2="1"';
  const linear = `linearGradient ${slant}`;
  if (light === 'night') {
    return (
      veil(
        frame,
        'p',
        'radialGradient cx=".5" cy=".5" r=".74"',
        [
          [0, '#ffffff', 0.62],
          [0.55, '#dfeaff', 0.2],
          [1, '#000000', 0],
        ],
        'soft-light',
      ) +
      veil(
        frame,
        'q',
        'radialGradient cx=".5" cy=".48" r=".82"',
        [
          [0.3, '#020611', 0],
          [0.62, '#020611', 0.22],
          [0.86, '#020611', 0.58],
          [1, '#020611', 0.8],
        ],
        'normal',
      ) +
      veil(
        frame,
        'u',
        `radialGradient cx="${sun}" cy="-.12" r=".75"`,
        [
          [0, '#e8f1ff', 0.5],
          [1, '#e8f1ff', 0],
        ],
        'screen',
      )
    );
  }
  if (light === 'dusk') {
    return (
      veil(
        frame,
        'p',
        linear,
        [
          [0, '#ffb765', 0.8],
          [0.45, '#f3764f', 0.5],
          [1, '#33124f', 0.95],
        ],
        'soft-light',
      ) +
      veil(
        frame,
        'q',
        linear,
        [
          [0, '#ffc183', 0.26],
          [0.35, '#ff8a5c', 0.1],
          [0.6, '#5b2154', 0.12],
          [1, '#1d0f3d', 0.5],
        ],
        'normal',
      )
    );
  }
  const stops: readonly Stop[] =
    light === 'dawn'
      ? [
          [0, '#ffe0bd', 0.4],
          [0.5, '#ffd2c4', 0.12],
          [1, '#3c4f86', 0.26],
        ]
      : [
          [0, '#fff3d2', isDarkPage ? 0.1 : 0.26],
          [0.5, '#ffffff', 0],
          [1, '#0a1530', 0.15],
        ];
  return veil(frame, 'p', linear, stops, 'normal');
}

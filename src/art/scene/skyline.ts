import type { Camera } from './camera.ts';
import { short } from './geometry.ts';
import type { Light } from '../light.ts';
import type { Chance } from '../random.ts';

const skies: Readonly<Record<Light, readonly [top: string, middle: string, horizon: string]>> = {
  night: ['#03060f', '#0d1a33', '#24375c'],
  dusk: ['#3a2260', '#e0563e', '#ffb35c'],
  dawn: ['#9db8dc', '#f6cdb4', '#ffe6c8'],
  day: ['#7fb4e6', '#c9dff0', '#f2eee0'],
};
const fences: Readonly<Record<Light, string>> = { night: '#0b1322', dusk: '#2a1730', dawn: '#2f4258', day: '#26394a' };
const mast = '#05080f';

/** Where the masts stand (share of the width), how high, and how large. */
const masts = [
  [0.13, 0.46, 0.85],
  [0.4, 0.3, 0.55],
  [0.66, 0.3, 0.55],
  [0.9, 0.5, 0.92],
] as const;

function floodlight(x: number, ground: number, height: number, scale: number, id: string): string {
  const top = ground - height;
  const foot = `M${short(x - 2 * scale)} ${short(ground)}L${short(x - 1.1 * scale)} ${short(top)}`;
  const side = `H${short(x + 1.1 * scale)}L${short(x + 2 * scale)} ${short(ground)}Z`;
  let drawing =
    `<path d="${foot}${side}" fill="${mast}"/>` +
    `<rect x="${short(x - 15 * scale)}" y="${short(top - 12 * scale)}" ` +
    `width="${short(30 * scale)}" height="${short(17 * scale)}" fill="${mast}"/>` +
    `<circle cx="${short(x)}" cy="${short(top - 4 * scale)}" r="${short(130 * scale)}" fill="url(#${id}h)" style="mix-blend-mode:screen"/>`;
  for (let column = -2; column <= 2; column++) {
    for (let row = -1; row <= 1; row++) {
      const cx = short(x + column * 5.6 * scale);
      const cy = short(top + row * 5 * scale - 3.6 * scale);
      drawing += `<circle cx="${cx}" cy="${cy}" r="${short(2.1 * scale)}" fill="#fff"/>`;
    }
  }
  return drawing;
}

/** What stands behind the court when the horizon is in the picture: sky and fence, on posters also the masts. */
export function skyline(camera: Camera, light: Light, id: string, chance: Chance, isPoster: boolean): string {
  const { width, horizon } = camera;
  const [top, middle, low] = skies[light];
  const fence = isPoster ? (camera.focal * 4.2) / 62 : Math.max(horizon + 6, 10);
  const sky =
    `<linearGradient id="${id}y" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset=".72" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<rect width="${width}" height="${short(horizon + 1)}" fill="url(#${id}y)"/>` +
    `<rect y="${short(horizon - fence)}" width="${width}" height="${short(fence + 1)}" fill="${fences[light]}"/>`;
  if (!isPoster) {
    let posts = '';
    for (let x = (chance() * width) / 9; x < width; x += width / 9) {
      posts += `M${short(x)} ${short(horizon - fence)}V${short(horizon)}`;
    }
    const rail = `M0 ${short(horizon - 1)}H${width}`;
    return `${sky}<path d="${posts}${rail}" stroke="#fff" stroke-opacity=".14" stroke-width="1.5" fill="none"/>`;
  }
  const halo =
    `<radialGradient id="${id}h"><stop offset="0" stop-color="#f4f8ff" stop-opacity=".95"/>` +
    `<stop offset=".12" stop-color="#dbe8ff" stop-opacity=".5"/><stop offset=".45" stop-color="#8fb2ff" stop-opacity=".13"/>` +
    `<stop offset="1" stop-color="#8fb2ff" stop-opacity="0"/></radialGradient>`;
  const lights = masts.map(([x, height, size]) =>
    floodlight(width * x, horizon, horizon * (height + 0.18), (size * width) / 1280, id),
  );
  return sky + halo + lights.join('');
}

import { oklch } from '../theme/color.ts';
import { daylight, exposureOf } from './daylight.ts';
import { radians, type Point } from './scene/geometry.ts';
import type { Light } from './light.ts';
import type { Tone } from './tone.ts';

/** What a light does to colours, and where it throws shadows. */
export interface Lighting {
  readonly surface: (tone: Tone) => string;
  readonly paint: (tone: Tone) => string;
  /** One shadow of the sun or four of the floodlights: metres on the ground for each metre of height. */
  readonly shadows: readonly Point[];
  readonly shadowOpacity: number;
  /** How dark the far side of a ball is, 0 to 1. */
  readonly shade: number;
}

interface Mood {
  readonly brightness: number;
  readonly lift: number;
  readonly saturation: number;
  readonly hueShift: number;
  readonly shadowLength: number;
  readonly shadowOpacity: number;
  readonly shade: number;
}

const moods: Readonly<Record<Light, Mood>> = {
  dawn: {
    brightness: 0.9,
    lift: 0.05,
    saturation: 0.86,
    hueShift: 0,
    shadowLength: 2.6,
    shadowOpacity: 0.3,
    shade: 1,
  },
  day: {
    ...daylight,
    shadowLength: 0.75,
    shadowOpacity: 0.34,
    shade: 1,
  },
  dusk: {
    brightness: 0.86,
    lift: 0,
    saturation: 0.98,
    hueShift: -1.6,
    shadowLength: 4.2,
    shadowOpacity: 0.3 * 0.95,
    shade: 0.95,
  },
  night: {
    brightness: 0.74,
    lift: 0,
    saturation: 0.98,
    hueShift: 1.6,
    shadowLength: 2.1,
    shadowOpacity: 0.44 * 0.5,
    shade: 0.5,
  },
};

const paintBrightness: Readonly<Record<Light, number>> = { dawn: 1, day: 1, dusk: 0.95, night: 0.97 };
const warmHue = 55;
const dawnHue = 60;

/** `azimuth` is where the light comes from, in degrees; in a dark page daylight is dimmed a little. */
export function lightingOf(light: Light, isDarkPage: boolean, azimuth: number): Lighting {
  const mood = moods[light];
  const exposure = exposureOf(isDarkPage && light !== 'night');
  const thrown = (turn: number): Point => [
    Math.cos((azimuth + turn) * radians) * mood.shadowLength,
    Math.sin((azimuth + turn) * radians) * mood.shadowLength,
  ];
  return {
    surface: ([l, c, h]) =>
      oklch(
        (l * mood.brightness + mood.lift) * exposure,
        c * mood.saturation,
        light === 'dawn' ? h + (dawnHue - h) * 0.05 : h + mood.hueShift,
      ),
    paint: ([l, c, h]) =>
      oklch(l * paintBrightness[light] * exposure, light === 'dusk' ? c + 0.035 : c, light === 'dusk' ? warmHue : h),
    shadows: light === 'night' ? [35, 128, 215, 308].map(thrown) : [thrown(0)],
    shadowOpacity: mood.shadowOpacity,
    shade: mood.shade,
  };
}

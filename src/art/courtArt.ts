import { defaultArtColors, type ArtColors } from './artColors.ts';
import { atmosphere } from './scene/atmosphere.ts';
import { ball } from './scene/ball.ts';
import { cameraOf, depth, paintedLine, polygon, type Camera } from './scene/camera.ts';
import { courts } from './courts.ts';
import { circle, short, type Point, type Point3 } from './scene/geometry.ts';
import type { Light } from './light.ts';
import { lightingOf, type Lighting } from './lighting.ts';
import { chanceOf, type Chance } from './random.ts';
import { ripples } from './scene/ripples.ts';
import type { ScenePanel, Scene, Shot } from './scene/scene.ts';
import { skyline } from './scene/skyline.ts';
import type { Sport } from './sport.ts';
import { accentTone, printedAccent, surfaceTone } from './tone.ts';

export interface CourtArtOptions {
  readonly sport: Sport;
  /** The id of what is shown: it decides surface, camera and ball, and always in the same way. */
  readonly seed: string | number;
  /** The frame, in units of the drawing; 640 by 480 by default. Only their ratio and the weight of lines depend on it. */
  readonly width?: number;
  readonly height?: number;
  readonly light?: Light;
  readonly colors?: ArtColors | undefined;
  /** The number of a camera, or the one for posters; otherwise the seed picks. */
  readonly shot?: number | 'hero';
  /** The number of a surface colourway; otherwise the seed picks. */
  readonly way?: number;
  readonly ball?: boolean;
  /** Where in the frame (0 to 1 each way) the thing looked at sits. */
  readonly focus?: Point;
  /** SVG laid on the ground, under the light. */
  readonly overlay?: string;
}

/** Far things first. */
interface Standing {
  readonly distance: number;
  readonly svg: string;
}

const ground = ([x, y]: Point): Point3 => [x, y, 0];
const path = (data: string, attributes: string): string => (data ? `<path d="${data}" ${attributes}/>` : '');

/** Small pictures need bolder paint than life. */
const boldness = (width: number): number => (width < 160 ? 2.2 : width < 330 ? 1.7 : 1.35);
const widestBoldened = 0.2;

function zones(scene: Scene, camera: Camera, lighting: Lighting): string {
  let drawing = '';
  let last = '';
  const open = new Map<string, string>();
  const flush = (): void => {
    for (const [look, data] of open) {
      const [color, opacity] = look.split('|');
      drawing += path(data, `fill="${color}"${opacity === '1' ? '' : ` opacity="${opacity}"`}`);
    }
    open.clear();
  };
  for (const { points, tone, opacity } of scene.zones) {
    const look = `${lighting.surface(tone)}|${opacity}`;
    // Zones of one colour share a path, but not across so many others that the order of what overlaps would be lost.
    if (look !== last && !open.has(look) && open.size > 6) flush();
    const data = polygon(camera, points.map(ground));
    if (data) open.set(look, (open.get(look) ?? '') + data);
    last = look;
  }
  flush();
  return drawing;
}

function lines(scene: Scene, camera: Camera, lighting: Lighting, bold: number): string {
  const byColor = new Map<string, string>();
  for (const { points, width, tone } of scene.lines) {
    const color = tone ? lighting.surface(tone) : lighting.paint(scene.paint);
    const isPaint = width < widestBoldened && !tone;
    const data = paintedLine(camera, points, width * (isPaint ? bold : 1));
    byColor.set(color, (byColor.get(color) ?? '') + data);
  }
  return [...byColor].map(([color, data]) => path(data, `fill="${color}" opacity="${scene.paintOpacity}"`)).join('');
}

/** The middle of the ball, which never sinks into the ground. */
const ballCentre = ([x, y, z]: Point3, radius: number): Point3 => [x, y, Math.max(z, radius * 0.9)];

function ballShadow(camera: Camera, centre: Point3, radius: number, [dx, dy]: Point): string {
  const reach = Math.hypot(dx, dy);
  const stretch = Math.sqrt(1 + reach * reach);
  const [ux, uy] = [dx / reach, dy / reach];
  const [x, y, z] = centre;
  const outline = circle(0, 0, 1, 28).map(([a, b]): Point3 => [
    x + dx * z + ux * a * radius * stretch - uy * b * radius,
    y + dy * z + uy * a * radius * stretch + ux * b * radius,
    0,
  ]);
  return polygon(camera, outline);
}

/** A hold hangs on its wall: its shadow falls as from a hand's breadth. */
const shadowHeight = (panel: ScenePanel, z: number): number => (panel.hold ? z + 0.1 : z);

function shadows(scene: Scene, camera: Camera, lighting: Lighting, centre: Point3 | null, radius: number): string {
  return lighting.shadows
    .map((thrown) => {
      const [dx, dy] = thrown;
      let data = '';
      for (const panel of scene.panels) {
        if (!panel.castsShadow) continue;
        data += polygon(
          camera,
          panel.points.map(([x, y, z]): Point3 => {
            const height = shadowHeight(panel, z);
            return [x + dx * height, y + dy * height, 0];
          }),
        );
      }
      if (centre) data += ballShadow(camera, centre, radius, thrown);
      return path(data, `fill="#070b16" opacity="${lighting.shadowOpacity}"`);
    })
    .join('');
}

function panels(scene: Scene, camera: Camera, lighting: Lighting): Standing[] {
  return scene.panels.flatMap((panel): Standing[] => {
    const { points, tone, opacity, rim, hold } = panel;
    const data = polygon(camera, points);
    if (!data) return [];
    const distance = depth(camera, points);
    const rimWidth = short(Math.max(0.7, (rim * camera.focal) / Math.max(1, distance)));
    const edge = rim
      ? ` stroke="${lighting.paint([0.95, 0.01, 220])}" stroke-opacity=".55" stroke-width="${rimWidth}"`
      : '';
    const [firstX, firstY] = points[0]!;
    const glint = hold
      ? polygon(
          camera,
          points.map(([x, y, z]): Point3 => [x * 0.5 + (firstX - hold) * 0.5 - 0.03, y * 0.5 + firstY * 0.5 + 0.04, z]),
        )
      : '';
    const body = path(data, `fill="${lighting.surface(tone)}" fill-opacity="${opacity}"${edge}`);
    return [{ distance, svg: body + path(glint, 'fill="#fff" opacity=".2"') }];
  });
}

function wires(scene: Scene, camera: Camera, lighting: Lighting): Standing[] {
  const outside = 9;
  const alike = new Map<string, string>();
  for (const { points, width, tone, opacity } of scene.wires) {
    const seen = points.map(camera.see);
    if (seen.some(([, , z]) => z < 0.3)) continue;
    const shown = seen.map(camera.project);
    if (shown.every(([x]) => x < -outside) || shown.every(([x]) => x > camera.width + outside)) continue;
    if (shown.every(([, y]) => y < -outside) || shown.every(([, y]) => y > camera.height + outside)) continue;
    const distance = seen.reduce((sum, [, , z]) => sum + z, 0) / seen.length;
    const size = Math.max(0.5, Math.round(((width * camera.focal) / distance) * 4) / 4);
    const look = `${lighting.paint(tone)}|${size}|${opacity}|${Math.round(distance)}`;
    const data = shown.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
    alike.set(look, (alike.get(look) ?? '') + data);
  }
  return [...alike].map(([look, data]) => {
    const [color, size, opacity, distance] = look.split('|');
    const stroke = `stroke="${color}" stroke-width="${size}" stroke-opacity="${opacity}"`;
    return { distance: Number(distance), svg: path(data, `fill="none" ${stroke}`) };
  });
}

/** A camera of the court, moved a little, so that two pictures of one court are not the same. */
function shotOf(scene: Scene, shot: number | 'hero' | undefined, chance: Chance): Shot {
  const wanted = typeof shot === 'number' ? shot : Math.floor(chance() * scene.shots.length);
  const base = scene.shots[wanted % scene.shots.length]!;
  if (shot === 'hero') return scene.hero ?? base;
  return {
    ...base,
    azimuth: base.azimuth + (chance() - 0.5) * 10,
    elevation: Math.min(89.5, base.elevation + (chance() - 0.5) * 4),
    distance: base.distance * (0.94 + chance() * 0.12),
  };
}

/**
 * Draws a court as an SVG document of about 8 KB, from its true measures, under the light of the hour. The same options
 * always give the same drawing; there is no DOM in it, so a server can draw as well.
 */
export function courtArt(options: CourtArtOptions): string {
  const { sport, width = 640, height = 480, light = 'day', colors = defaultArtColors } = options;
  const isDarkPage = colors.mode === 'dark';
  const isPoster = options.shot === 'hero';
  const chance = chanceOf(`${sport}:${options.seed}`);
  const way = options.way ?? Math.floor(chance() * 12);
  const id = `c${Math.floor(chance() * 1e4).toString(36)}`;

  const [accentLightness, ...accent] = accentTone(colors.accent);
  const scene = courts[sport]({
    way,
    chance,
    brand: surfaceTone(colors.primary),
    accent: [Math.max(0.8, accentLightness), ...accent],
  });
  const shot = shotOf(scene, options.shot, chance);
  const posterFocus: Point = height > width ? [0.6, 0.3] : [0.73, 0.38];
  const camera = cameraOf(shot, width, height, options.focus ?? (isPoster ? posterFocus : [0.5, 0.5]));

  // Lane numbers must not be mirrored, nor the light on a wall that is seen straight on.
  const isMirrored = !isPoster && chance() < 0.5 && sport !== 'athletics' && sport !== 'climbing';
  const sunTurn = sport === 'climbing' ? null : (chance() < 0.5 ? 118 : -118) + (chance() - 0.5) * 30;
  const lighting = lightingOf(light, isDarkPage, sunTurn === null ? -60 : shot.azimuth + sunTurn);

  const radius = scene.ballRadius * (shot.ballScale ?? 1);
  const hasBall = options.ball !== false && shot.ball !== undefined && scene.ball !== 'none';
  const centre = hasBall && shot.ball ? ballCentre(shot.ball, radius) : null;

  let drawing = zones(scene, camera, lighting);
  if (scene.ripples) {
    const { tone, opacity } = scene.ripples;
    drawing += ripples(camera, scene.size, chance, lighting.paint(tone), opacity * (light === 'night' ? 0.8 : 1));
  }
  drawing += lines(scene, camera, lighting, boldness(width));
  drawing += shadows(scene, camera, lighting, centre, radius);

  const standing = [...panels(scene, camera, lighting), ...wires(scene, camera, lighting)];
  if (centre) {
    const seen = camera.see(centre);
    const distance = seen[2];
    if (distance > 0.2) {
      const [x, y] = camera.project(seen);
      const size = (radius / distance) * camera.focal;
      const position = {
        x,
        y,
        radius: size,
        id: `${id}b`,
        shade: lighting.shade,
        accent: printedAccent(colors.accent),
      };
      standing.push({ distance: distance - 0.3, svg: ball(scene.ball, position, chance) });
    }
  }
  standing.sort((a, b) => b.distance - a.distance);
  drawing += standing.map(({ svg }) => svg).join('');

  const body = isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawing}</g>` : drawing;
  const air = atmosphere(light, { width, height, id }, isMirrored ? 0.7 : 0.3, isDarkPage);
  const sky = camera.horizon > -4 ? skyline(camera, light, id, chance, isPoster) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${lighting.surface(scene.ground)}"/>` +
    `${body}${options.overlay ?? ''}${air}${sky}</svg>`
  );
}

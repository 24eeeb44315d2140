/**
 * Records the films of the media library: the lines of a court, painted one after the other.
 *   node sandbox/art/films/record.ts padel basketball tennis
 * Needs a Chromium (CHROMIUM_PATH or /usr/bin/chromium). The recordings beside this file are what the sandbox serves.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { courts, isCourtSport, type Court } from '../courts.ts';

const seconds = 7;
const width = 720;
const height = 405;

/** Runs in the page: paints with a dash that grows, and returns the recording as base64. */
async function paint({
  court,
  seconds,
  width,
  height,
}: {
  court: Court;
  seconds: number;
  width: number;
  height: number;
}) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  document.body.append(canvas);
  const pen = canvas.getContext('2d')!;
  const [length, breadth] = court.size;
  const scale = Math.min((width * 0.86) / length, (height * 0.86) / breadth);
  const [surface, surround] = court.surfaces[0]!;
  const strokes = court.lines.split(/(?=M)/).map((line) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', line);
    return { path: new Path2D(line), length: path.getTotalLength() };
  });
  const total = strokes.reduce((sum, stroke) => sum + stroke.length, 0);

  const frame = (share: number): void => {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = surround;
    pen.fillRect(0, 0, width, height);
    pen.setTransform(scale, 0, 0, scale, (width - length * scale) / 2, (height - breadth * scale) / 2);
    pen.fillStyle = surface;
    pen.fillRect(0, 0, length, breadth);
    pen.strokeStyle = '#fffdf8';
    pen.lineWidth = 2.4 / scale;
    let left = total * share;
    for (const stroke of strokes) {
      if (left <= 0) break;
      pen.setLineDash([Math.min(left, stroke.length), stroke.length * 2]);
      pen.stroke(stroke.path);
      left -= stroke.length;
    }
    pen.setLineDash([]);
  };

  const recorder = new MediaRecorder(canvas.captureStream(20), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 180_000,
  });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const tick = (): void => {
      const elapsed = (performance.now() - start) / 1000;
      frame(Math.min(1, elapsed / (seconds - 1)));
      if (elapsed >= seconds) resolve();
      else setTimeout(tick, 50);
    };
    tick();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  for (const sport of process.argv.slice(2).filter(isCourtSport)) {
    const film = await page.evaluate(paint, { court: courts[sport], seconds, width, height });
    writeFileSync(new URL(`${sport}.webm`, import.meta.url), Buffer.from(film, 'base64'));
  }
} finally {
  await browser.close();
}

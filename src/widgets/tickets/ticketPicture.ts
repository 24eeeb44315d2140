/** One ticket as a picture, for the friend who comes along (docs/decisions/056): what the gate reads, and what it is for. */
import { wrapped } from '../../adapters/pdf/textLine.ts';
import { qrRuns } from '../../components/pictures/qrRuns.ts';
import type { TicketSheet } from './ticketSheet.ts';

/** Pixels. */
const page = { width: 1080, height: 1560, margin: 72 } as const;
/** Most of the width, in whole pixels a cell, so that no edge is grey. */
const codeSide = 760;

interface Line {
  text: string;
  size: number;
  weight: number;
  color?: string;
  /** A date and groups of digits are read from left to right in every language. */
  areFigures?: true;
}

function drawLines(
  paint: CanvasRenderingContext2D,
  lines: readonly Line[],
  from: number,
  own: CanvasDirection,
): number {
  // The page itself keeps the letters that stand in.
  const family = getComputedStyle(document.querySelector('#root') ?? document.body).fontFamily;
  let y = from;
  for (const { text, size, weight, color = '#000', areFigures } of lines) {
    paint.direction = areFigures ? 'ltr' : own;
    paint.font = `${weight} ${size}px ${family}`;
    paint.fillStyle = color;
    const fits = wrapped(text, page.width - 2 * page.margin, (line) => paint.measureText(line).width);
    for (const line of fits.slice(0, 2)) {
      y += size * 1.3;
      paint.fillText(line, page.width / 2, y);
    }
  }
  return y;
}

/** @throws where the browser gives no canvas */
export async function ticketPicture(sheet: TicketSheet): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = page.width;
  canvas.height = page.height;
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('There is no canvas to draw the ticket on.');
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, page.width, page.height);
  const own = sheet.locale === 'ar' ? 'rtl' : 'ltr';
  paint.textAlign = 'center';
  const grey = '#555';
  const y = drawLines(
    paint,
    [
      { text: sheet.title, size: 60, weight: 700 },
      { text: sheet.venue, size: 40, weight: 400, color: grey },
      { text: sheet.date, size: 48, weight: 700, areFigures: true },
      { text: sheet.time, size: 48, weight: 700 },
    ],
    page.margin / 2,
    own,
  );
  const { size, runs } = qrRuns(sheet.code);
  const cell = Math.floor(codeSide / size);
  const left = Math.round((page.width - cell * size) / 2);
  const top = Math.round(y + 12);
  paint.fillStyle = '#000';
  for (const run of runs) paint.fillRect(left + run.x * cell, top + run.y * cell, run.length * cell, cell);
  drawLines(
    paint,
    [
      { text: sheet.number, size: 60, weight: 700, areFigures: true },
      { text: sheet.name, size: 44, weight: 400 },
      { text: sheet.seat, size: 44, weight: 400 },
      { text: sheet.note, size: 36, weight: 400, color: grey },
    ],
    top + cell * size,
    own,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png');
  });
}

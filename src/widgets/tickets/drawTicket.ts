/** A ticket on paper: one page, everything in its middle, so that both directions of writing look alike (R2.2.9). */
import type { Paper, TextStyle } from '../../adapters/pdf/paper.ts';
import { qrRuns } from '../../components/pictures/qrRuns.ts';
import type { TicketSheet } from './ticketSheet.ts';

/** Points; A6, as wide as a hand. */
export const ticketPage = { width: 297.64, height: 419.53 } as const;

const margin = 24;
const codeSide = 176;
const grey = 0.35;
/** Rows of cells lie over each other by so much, or readers of PDFs draw hairlines between them. */
const overlap = 0.05;

function drawCode(paper: Paper, value: string, y: number): void {
  const { size, runs } = qrRuns(value);
  const cell = codeSide / size;
  const x = (ticketPage.width - codeSide) / 2;
  for (const run of runs)
    paper.box(x + run.x * cell, y + run.y * cell, run.length * cell, cell + overlap, { filled: 0 });
}

export function drawTicket(paper: Paper, sheet: TicketSheet): void {
  // A date and groups of digits are read from left to right in every language.
  const figures = 'ltr';
  const own = sheet.locale === 'ar' ? 'rtl' : 'ltr';
  const width = ticketPage.width - 2 * margin;
  let y = margin + 12;
  const lines = (
    text: string,
    style: Pick<TextStyle, 'size' | 'weight' | 'grey'>,
    direction: TextStyle['direction'] = own,
  ) => {
    const whole = { ...style, direction } as const;
    for (const line of paper.wrap(text, width, whole).slice(0, 2)) {
      paper.text(line, (ticketPage.width - paper.widthOf(line, whole)) / 2, y, whole);
      y += style.size * 1.35;
    }
  };
  lines(sheet.title, { size: 15, weight: 'bold' });
  lines(sheet.venue, { size: 10, grey });
  y += 6;
  lines(sheet.date, { size: 12, weight: 'bold' }, figures);
  lines(sheet.time, { size: 12, weight: 'bold' });
  drawCode(paper, sheet.code, y - 10);
  y += codeSide + 6;
  lines(sheet.number, { size: 15, weight: 'bold' }, figures);
  lines(sheet.name, { size: 11 });
  lines(sheet.seat, { size: 11 });
  lines(sheet.note, { size: 9, grey });
}

/**
 * The tickets of an order as a PDF to keep or print (Q7.6.h): a page each, with the code that the gate reads. The sandbox
 * writes it with the fonts that every reader brings along, which know Latin letters: its words are English.
 */
import { generate } from 'lean-qr';
import type { InferInput } from 'valibot';
import type { Ticket } from '../../../src/contract/orders/orders.ts';

type WireTicket = InferInput<typeof Ticket>;

/** Points; the size of a postcard. */
const page = { width: 298, height: 420, margin: 28 } as const;
const code = { side: 168, top: 330 } as const;

/** As a PDF writes a text. What its fonts do not know becomes a point. */
const written = (text: string): string =>
  `(${text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '·').replaceAll(/[\\()]/g, String.raw`\$&`)})`;

const line = (font: 'F1' | 'F2', size: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${page.margin} ${y} Td ${written(text)} Tj ET`;

/** The dark squares, row by row from the top. */
function squares(text: string): string {
  const drawn = generate(text);
  const side = code.side / drawn.size;
  const dark: string[] = [];
  for (let y = 0; y < drawn.size; y += 1)
    for (let x = 0; x < drawn.size; x += 1)
      if (drawn.get(x, y))
        dark.push(
          `${(page.margin + x * side).toFixed(2)} ${(code.top - (y + 1) * side).toFixed(2)} ${side.toFixed(2)} ${side.toFixed(2)} re`,
        );
  return `${dark.join('\n')}\nf`;
}

function pageOf({ item, venue, date, start_time, end_time, name, seat, ticket_number, qr }: WireTicket): string {
  const time = [start_time, end_time].flatMap((one) => (one ? [one.slice(0, 5)] : [])).join(' - ');
  const when = [date, time].filter(Boolean).join('  ');
  return [
    line('F2', 13, 386, item),
    line('F1', 10, 368, venue ?? ''),
    line('F1', 10, 352, when),
    squares(qr),
    line('F2', 16, 134, ticket_number),
    line('F1', 11, 114, name),
    line('F1', 11, 98, seat ? `Seat ${seat}` : ''),
  ].join('\n');
}

/** The bodies of a file's objects, numbered from 1, with the table that says where each begins. */
function fileOf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, body] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  // One byte a letter, so that the places above are those of bytes.
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The file; there must be a ticket. */
export function ticketFile(tickets: readonly WireTicket[]): Blob {
  const first = 5;
  const pages = tickets.flatMap((ticket, index) => {
    const content = pageOf(ticket);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  const kids = tickets.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const file = fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${tickets.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages,
  ]);
  return new Blob([file], { type: 'application/pdf' });
}

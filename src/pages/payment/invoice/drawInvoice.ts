/** An invoice on paper: the reader's language first, the other one below it; sides change with the language. */
import { a4, type Paper, type TextStyle } from '../../../adapters/pdf/paper.ts';
import type { Invoice } from '../../../contract/additions/invoice.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { formatTimestamp } from '../../../i18n/times.ts';
import type { Locale } from '../../../i18n/languages.ts';
import {
  figures,
  groupedTrn,
  invoiceWords as words,
  totalWords,
  vatWords,
  wayWords,
  type Pair,
} from './invoiceWords.ts';

/** Points. */
const margin = 48;
const inner = a4.width - 2 * margin;
const bottom = a4.height - margin;
const grey = 0.38;

type Style = Partial<Pick<TextStyle, 'size' | 'weight' | 'grey'>>;

/** A text in the direction that it is written in. */
const directionOf = (text: string): 'ltr' | 'rtl' => (/[\u0600-\u06FF]/.test(text) ? 'rtl' : 'ltr');

/** Draws from the reader's side: `start` is left in English and right in Arabic. */
class Sheet {
  readonly paper: Paper;
  readonly locale: Locale;
  /** Where the next line stands. */
  y = margin;

  constructor(paper: Paper, locale: Locale) {
    this.paper = paper;
    this.locale = locale;
  }

  get other(): Locale {
    return this.locale === 'ar' ? 'en' : 'ar';
  }

  #x(fromStart: number): number {
    return this.locale === 'ar' ? a4.width - margin - fromStart : margin + fromStart;
  }

  /** @param edge which edge of the text lies there */
  text(text: string, fromStart: number, y: number, edge: 'start' | 'end', style: Style = {}): number {
    const isLeft = (edge === 'start') === (this.locale === 'en');
    return this.paper.text(text, this.#x(fromStart), y, {
      size: 9,
      ...style,
      direction: directionOf(text),
      align: isLeft ? 'left' : 'right',
    });
  }

  /** In lines of that width, from `y` on; returns where the next line would stand. */
  block(text: string, fromStart: number, y: number, width: number, style: Style = {}): number {
    const size = style.size ?? 9;
    let next = y;
    for (const line of this.paper.wrap(text, width, { size, direction: directionOf(text), ...style })) {
      this.text(line, fromStart, next, 'start', style);
      next += size * 1.4;
    }
    return next;
  }

  /** Both languages below each other. */
  both(pair: Pair, fromStart: number, y: number, width: number, style: Style = {}): number {
    const next = this.block(pair[this.locale], fromStart, y, width, style);
    return pair.en === pair.ar ? next : this.block(pair[this.other], fromStart, next, width, { size: 8, grey });
  }

  /** Both beside each other; returns how wide they are. */
  beside(pair: Pair, fromStart: number, y: number, style: Style = {}): void {
    const width = this.text(pair[this.locale], fromStart, y, 'start', style);
    if (pair.en !== pair.ar) this.text(pair[this.other], fromStart + width + 5, y, 'start', { size: 8, grey });
  }

  line(fromStart: number, width: number, thickness: number, shade = 0): void {
    const x = this.locale === 'ar' ? a4.width - margin - fromStart - width : margin + fromStart;
    this.paper.line(x, this.y, width, thickness, shade);
  }

  /** Goes on on a new page where that much does not fit. */
  need(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.paper.turn();
    this.y = margin + 12;
    return true;
  }
}

const name = (sheet: Sheet, text: string, arText: string | null): string =>
  sheet.locale === 'ar' ? arText || text : text;

function drawHead(sheet: Sheet, { seller }: Invoice): void {
  sheet.y += 22;
  sheet.text(name(sheet, seller.name, seller.ar_name), 0, sheet.y, 'start', { size: 13, weight: 'bold' });
  sheet.text(words.title[sheet.locale], inner, sheet.y, 'end', { size: 22, weight: 'bold' });
  sheet.y += 20;
  sheet.text(words.title[sheet.other], inner, sheet.y, 'end', { size: 12, grey });
  sheet.y += 20;
  sheet.line(0, inner, 1.4);
  sheet.y += 18;
}

function drawParties(sheet: Sheet, invoice: Invoice): void {
  const { seller, customer } = invoice;
  const third = inner / 3;
  const width = third - 14;
  const from = sheet.y;
  const column = (index: number, title: Pair, draw: (x: number, y: number) => number): number => {
    sheet.beside(title, index * third, from, { weight: 'bold' });
    return draw(index * third, from + 14);
  };
  const ends = [
    column(0, words.seller, (x, y) => {
      let next = sheet.both({ en: seller.name, ar: seller.ar_name || seller.name }, x, y, width);
      next = sheet.both({ en: seller.address, ar: seller.ar_address || seller.address }, x, next, width);
      sheet.beside(words.trn, x, next);
      return sheet.block(groupedTrn(seller.trn), x, next + 12.6, width, { weight: 'bold' });
    }),
    column(1, words.customer, (x, y) =>
      [customer.name, customer.email, customer.address].reduce(
        (next, text) => (text ? sheet.block(text, x, next, width) : next),
        y,
      ),
    ),
    column(2, words.invoice, (x, y) => {
      let next = sheet.block(invoice.number, x, y, width, { weight: 'bold' });
      for (const [word, text] of [
        [words.issued, formatTimestamp(invoice.issued_at, sheet.locale)],
        [words.supplied, formatDate(invoice.supplied_on, sheet.locale)],
        [words.order, String(invoice.order_id)],
      ] as const) {
        sheet.beside(word, x, next, { size: 8, grey });
        next = sheet.block(text, x, next + 12, width);
      }
      return next;
    }),
  ];
  sheet.y = Math.max(...ends) + 16;
}

interface Column {
  readonly title: Pair;
  /** Its far edge, from the start. */
  readonly end: number;
  readonly of: (line: Invoice['lines'][number]) => string;
}

function columnsOf({ lines, currency }: Invoice): Column[] {
  const isReduced = lines.some(({ discount }) => discount > 0);
  const money = (amount: number) => figures(amount, currency);
  const columns = [
    { title: words.quantity, width: 40, of: (line: Invoice['lines'][number]) => String(line.quantity) },
    { title: words.unit, width: 60, of: (line: Invoice['lines'][number]) => money(line.unit_price) },
    ...(isReduced
      ? [{ title: words.discount, width: 55, of: (line: Invoice['lines'][number]) => money(-line.discount) }]
      : []),
    { title: words.rate, width: 45, of: (line: Invoice['lines'][number]) => `${line.vat_rate}%` },
    { title: words.vatAmount, width: 62, of: (line: Invoice['lines'][number]) => money(line.vat) },
    { title: words.amount, width: 62, of: (line: Invoice['lines'][number]) => money(line.total) },
  ];
  let end = inner - columns.reduce((sum, { width }) => sum + width, 0);
  return columns.map(({ title, width, of }) => {
    end += width;
    return { title, end, of };
  });
}

function drawLines(sheet: Sheet, invoice: Invoice): void {
  const columns = columnsOf(invoice);
  const described = (columns[0]?.end ?? inner) - 50;
  const head = () => {
    sheet.both(words.description, 0, sheet.y, described, { weight: 'bold' });
    for (const { title, end } of columns) {
      sheet.text(title[sheet.locale], end, sheet.y, 'end', { weight: 'bold' });
      sheet.text(title[sheet.other], end, sheet.y + 12.6, 'end', { size: 8, grey });
    }
    sheet.y += 20;
    sheet.line(0, inner, 1.4);
    sheet.y += 14;
  };
  sheet.need(90);
  head();
  for (const line of invoice.lines) {
    if (sheet.need(56)) head();
    const from = sheet.y;
    let next = sheet.both({ en: line.name, ar: line.ar_name || line.name }, 0, from, described, { weight: 'bold' });
    const detail = sheet.locale === 'ar' ? line.ar_detail || line.detail : line.detail;
    if (detail) next = sheet.block(detail, 0, next, described, { size: 8, grey });
    for (const { end, of } of columns) sheet.text(of(line), end, from, 'end');
    sheet.y = next - 5;
    sheet.line(0, inner, 0.5, 0.75);
    sheet.y += 14;
  }
}

const boxWidth = 260;

function drawTotals(sheet: Sheet, invoice: Invoice): void {
  const { discount, net, vat, total, currency, paid_with: ways } = invoice;
  const rows: [Pair, number, isGrand?: true][] = [
    ...(discount > 0 ? [[words.discount, -discount] as [Pair, number]] : []),
    [words.net, net],
    [vatWords(invoice.lines), vat],
    [totalWords(currency), total, true],
    ...ways.map((way): [Pair, number] => [wayWords(way), way.amount]),
  ];
  const height = rows.length * 18 + 24;
  sheet.need(height + 30);
  const start = inner - boxWidth;
  sheet.paper.box(sheet.locale === 'ar' ? margin : margin + start, sheet.y, boxWidth, height, { thickness: 1.4 });
  sheet.y += 20;
  for (const [word, amount, isGrand] of rows) {
    const style: Style = isGrand ? { size: 13, weight: 'bold' } : {};
    sheet.beside(word, start + 12, sheet.y, isGrand ? { weight: 'bold' } : {});
    sheet.text(figures(amount, currency), inner - 12, sheet.y, 'end', style);
    sheet.y += 18;
  }
  sheet.y += 22;
}

function drawCreditNotes(sheet: Sheet, { credit_notes: notes, currency, lines, number }: Invoice): void {
  for (const note of notes ?? []) {
    sheet.need(96);
    sheet.beside(words.creditNote, 0, sheet.y, { size: 12, weight: 'bold' });
    sheet.y += 15;
    sheet.text(`${note.number} · ${formatTimestamp(note.issued_at, sheet.locale)}`, 0, sheet.y, 'start');
    sheet.y += 13;
    sheet.text(`${words.of[sheet.locale]} ${number}`, 0, sheet.y, 'start', { grey });
    sheet.y += 15;
    for (const [word, amount] of [
      [words.net, note.net],
      [vatWords(lines), note.vat],
      [words.total, note.total],
    ] as const) {
      sheet.beside(word, 0, sheet.y);
      sheet.text(figures(-amount, currency), boxWidth, sheet.y, 'end');
      sheet.y += 14;
    }
    sheet.y += 12;
  }
}

export function drawInvoice(paper: Paper, invoice: Invoice, locale: Locale): void {
  const sheet = new Sheet(paper, locale);
  drawHead(sheet, invoice);
  drawParties(sheet, invoice);
  drawLines(sheet, invoice);
  drawTotals(sheet, invoice);
  drawCreditNotes(sheet, invoice);
  sheet.need(40);
  sheet.y = Math.max(sheet.y, bottom - 40);
  sheet.line(0, inner, 0.5, 0.75);
  sheet.y += 14;
  sheet.both(words.paid, 0, sheet.y, inner, { size: 8, grey });
}

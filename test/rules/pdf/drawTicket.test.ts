/** R2.2.9: tickets on paper, a page each, in the customer's language, with the very code that the gate reads. */
import { setupI18n } from '@lingui/core';
import { generate } from 'lean-qr';
import { describe, expect, test } from 'vitest';
import { Paper } from '../../../src/adapters/pdf/paper.ts';
import type { Ticket } from '../../../src/contract/orders/orders.ts';
import { drawTicket, ticketPage } from '../../../src/widgets/tickets/drawTicket.ts';
import { ticketSheet } from '../../../src/widgets/tickets/ticketSheet.ts';
import { payment } from '../../models/checkout/payment.fixtures.ts';
import { paperFonts } from '../../support/paperFonts.ts';
import { pdfText, readBack } from '../../support/pdfText.ts';

const [ticket] = payment('paid').tickets as [Ticket];
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const fonts = paperFonts();

/** Takes down what is filled, to be compared with a code. */
class Watched extends Paper {
  readonly filled: { x: number; y: number; width: number; height: number }[] = [];
  override box(...[x, y, width, height, look]: Parameters<Paper['box']>): void {
    this.filled.push({ x, y, width, height });
    super.box(x, y, width, height, look);
  }
}

async function drawn(tickets: readonly Ticket[], locale: 'en' | 'ar') {
  const paper = new Watched(fonts, ticketPage);
  for (const [index, one] of tickets.entries()) {
    if (index > 0) paper.turn();
    drawTicket(paper, ticketSheet(one, i18n, locale));
  }
  return { filled: paper.filled, pages: await pdfText(await paper.file({ title: 'Tickets', language: locale })) };
}

describe('R2.2.9: a ticket on paper', () => {
  test('says who, what, where, when, and its number', async () => {
    const { pages } = await drawn([ticket, { ...ticket, name: 'Omar', seat: 'B 12', ticket_number: '2' }], 'en');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toEqual([
      'Padel, Court 3',
      'Al Quoz Sheds',
      '27-11-2026',
      'Friday, 08:00 PM – 09:30 PM',
      '8841 2207 5513',
      'Layla Haddad',
      expect.any(String),
    ]);
    expect(pages[1]).toContain('Omar');
  });

  test('R3.10.14: says it in Arabic, in the order in which it is read', async () => {
    const { pages } = await drawn([ticket], 'ar');
    const lines = pages[0]!.map(readBack);
    expect(lines).toContain('عنابر القوز');
    expect(lines.some((line) => line.startsWith('بادل، ملعب'))).toBe(true);
    expect(lines.some((line) => line.startsWith('الجمعة'))).toBe(true);
    expect(pages[0]).toContain('8841 2207 5513');
    expect(pages[0]).toContain('27-11-2026');
  });

  test('Q7.6.h: has every dark cell of its code and no other, with a margin of four white ones', async () => {
    const { filled } = await drawn([ticket], 'en');
    const code = generate(ticket.qr);
    const cell = 176 / (code.size + 8);
    const left = (ticketPage.width - 176) / 2;
    const top = Math.min(...filled.map(({ y }) => y)) - 4 * cell;
    const dark = new Set(
      filled.flatMap(({ x, y, width }) =>
        Array.from({ length: Math.round(width / cell) }, (_, at) =>
          [Math.round((x - left) / cell) - 4 + at, Math.round((y - top) / cell) - 4].join(),
        ),
      ),
    );
    const wanted = Array.from({ length: code.size ** 2 }, (_, at) => [at % code.size, Math.floor(at / code.size)]);
    expect(dark).toEqual(new Set(wanted.filter(([x, y]) => code.get(x!, y!)).map((place) => place.join())));
  });

  test('stays on its page, however long its texts are', async () => {
    const long = 'A very long name of something '.repeat(9);
    const { filled } = await drawn([{ ...ticket, item: long, venue: long, name: long, seat: long }], 'en');
    expect(Math.max(...filled.map(({ y, height }) => y + height))).toBeLessThan(330);
  });
});

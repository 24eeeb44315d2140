/** Q7.7.j: the tax invoice on paper, in both languages at once, on one page unless it is long. */
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { a4, Paper } from '../../../src/adapters/pdf/paper.ts';
import { Invoice } from '../../../src/contract/additions/invoice.ts';
import { drawInvoice } from '../../../src/pages/payment/invoice/drawInvoice.ts';
import { figures, groupedTrn, wayWords } from '../../../src/pages/payment/invoice/invoiceWords.ts';
import { paperFonts } from '../../support/paperFonts.ts';
import { pdfText, readBack } from '../../support/pdfText.ts';

const line = {
  name: 'Padel · Al Quoz',
  ar_name: 'بادل',
  detail: 'Padel 2',
  ar_detail: 'ملعب',
  quantity: 1,
  unit_price: 300,
  discount: 30,
  net: 270,
  vat_rate: 5,
  vat: 13.5,
  total: 283.5,
};
const invoiceOf = (count: number, credited = false) =>
  parse(Invoice, {
    number: 'INV-2026-000600',
    order_id: 200_001,
    issued_at: '2026-11-24 10:00:00',
    supplied_on: '2026-11-24',
    currency: 'AED',
    seller: {
      name: 'Saha Sport & Leisure LLC',
      ar_name: 'ساحة للرياضة والترفيه',
      address: 'Dubai',
      ar_address: 'دبي',
      trn: '100456789100003',
    },
    customer: { name: 'Layla Haddad', email: 'layla@saha.example' },
    lines: Array.from({ length: count }, () => line),
    discount: 30 * count,
    net: 270 * count,
    vat: 13.5 * count,
    total: 283.5 * count,
    paid_with: [{ method: 'card', amount: 283.5 * count, label: '424242******4242' }],
    credit_notes: credited
      ? [{ number: 'CN-2026-000001', issued_at: '2026-11-25 09:00:00', net: 135, vat: 6.75, total: 141.75 }]
      : [],
  });
const fonts = paperFonts();
async function drawn(invoice: Invoice, locale: 'en' | 'ar'): Promise<string[][]> {
  const paper = new Paper(fonts, a4);
  drawInvoice(paper, invoice, locale);
  return pdfText(await paper.file({ title: invoice.number, language: locale }));
}

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  test('all that the law wants, both languages, one page', async () => {
    const pages = await drawn(invoiceOf(3), locale);
    expect(pages).toHaveLength(1);
    const lines = pages[0]!;
    for (const text of [
      'Tax invoice',
      'Saha Sport & Leisure LLC',
      '100 4567 8910 0003',
      'INV-2026-000600',
      '200001',
      'Layla Haddad',
      'layla@saha.example',
      'Date of supply',
      'VAT amount',
      '5%',
      '−30.00',
      '283.50',
      '−90.00',
      '810.00',
      '40.50',
      '850.50',
      'Visa •••• 4242',
    ])
      expect(lines).toContain(text);
    const back = lines.map(readBack);
    for (const text of [
      'فاتورة ضريبية',
      'ساحة للرياضة والترفيه',
      'رقم التسجيل الضريبي',
      'تاريخ التوريد',
      'الكمية',
      'مبلغ الضريبة',
      'الصافي قبل الضريبة',
    ])
      expect(back).toContain(text);
  });

  test('what was given back stands below with a minus', async () => {
    const lines = (await drawn(invoiceOf(1, true), locale)).flat();
    for (const text of ['Tax credit note', '−135.00', '−6.75', '−141.75']) expect(lines).toContain(text);
    expect(lines.some((text) => text.includes('CN-2026-000001'))).toBe(true);
    expect(lines.map(readBack)).toContain('إشعار دائن ضريبي');
  });

  test('a long one continues on further pages, each with the table head; no line is lost', async () => {
    const pages = await drawn(invoiceOf(50), locale);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat().filter((text) => text === 'Padel · Al Quoz')).toHaveLength(50);
    const withLines = pages.filter((lines) => lines.includes('Padel · Al Quoz'));
    for (const lines of withLines) expect(lines).toContain('Description');
  });
});

test.each([
  [1498, 'AED', '1,498.00'],
  [-27, 'AED', '−27.00'],
  [0.5, 'BHD', '0.500'],
  [0.5, 'JOD', '0.500'],
  [0, 'AED', '0.00'],
])('%d %s is written %s', (amount, currency, text) => expect(figures(amount, currency)).toBe(text));

test('a registration number is read in groups', () => expect(groupedTrn('100456789100003')).toBe('100 4567 8910 0003'));

test.each([
  [{ method: 'wallet', amount: 1, label: null }, 'Wallet', 'المحفظة'],
  [{ method: 'card', amount: 1, label: null }, 'Card', 'البطاقة'],
  [{ method: 'card', amount: 1, label: '424242******4242' }, 'Visa •••• 4242', 'Visa •••• 4242'],
] as const)('paid with %j', (way, en, ar) => expect(wayWords(way)).toEqual({ en, ar }));

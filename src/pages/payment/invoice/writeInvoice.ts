import { loadFonts } from '../../../adapters/pdf/loadFonts.ts';
import { a4, Paper } from '../../../adapters/pdf/paper.ts';
import type { MadeFile } from '../../../adapters/actors/fileMakingActors.ts';
import type { Invoice } from '../../../contract/additions/invoice.ts';
import type { Locale } from '../../../i18n/languages.ts';
import { drawInvoice } from './drawInvoice.ts';
import { invoiceWords } from './invoiceWords.ts';

/** The invoice as a PDF, with its fonts. */
export async function writeInvoice(invoice: Invoice, locale: Locale, signal: AbortSignal): Promise<MadeFile> {
  const paper = new Paper(await loadFonts(signal), a4);
  drawInvoice(paper, invoice, locale);
  const title = `${invoiceWords.title[locale]} ${invoice.number}`;
  return { name: `${invoice.number}.pdf`, content: await paper.file({ title, language: locale }) };
}

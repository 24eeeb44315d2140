import { loadFonts } from '../../adapters/pdf/loadFonts.ts';
import { Paper } from '../../adapters/pdf/paper.ts';
import { drawTicket, ticketPage } from './drawTicket.ts';
import type { TicketSheet } from './ticketSheet.ts';

/** Tickets as a PDF, a page each, in the language of the first. */
export async function writeTickets(sheets: readonly TicketSheet[], title: string, signal: AbortSignal): Promise<Blob> {
  const paper = new Paper(await loadFonts(signal), ticketPage);
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) paper.turn();
    drawTicket(paper, sheet);
  }
  return paper.file({ title, language: sheets[0]?.locale ?? 'en' });
}

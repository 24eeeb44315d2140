/** The fonts of paper: the portal's own in two weights each, cut down to the letters that are written (docs/decisions/050). */
import ky from 'ky';
import arabicBold from './fonts/alexandria-700.ttf?url';
import arabicRegular from './fonts/alexandria-400.ttf?url';
import latinBold from './fonts/archivo-700.ttf?url';
import latinRegular from './fonts/archivo-400.ttf?url';
import type { Fonts } from './paper.ts';
import { readTrueType } from './trueType.ts';

export async function loadFonts(signal: AbortSignal): Promise<Fonts> {
  const load = async (url: string) => readTrueType(new Uint8Array(await ky.get(url, { signal }).arrayBuffer()));
  const [latin, arabic, boldLatin, boldArabic] = await Promise.all(
    [latinRegular, arabicRegular, latinBold, arabicBold].map(load),
  );
  return { regular: { latin: latin!, arabic: arabic! }, bold: { latin: boldLatin!, arabic: boldArabic! } };
}

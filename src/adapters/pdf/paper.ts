/**
 * Pages of a PDF in Latin and Arabic letters, for invoices and tickets. Lengths are points, from the left and from the
 * top. Its text can be searched, copied and read out.
 */
import { PdfFile, pdfText } from './pdfFile.ts';
import { textLine, wrapped, type DrawnGlyph, type FontPair } from './textLine.ts';
import type { TrueType } from './trueType.ts';

export type Weight = 'regular' | 'bold';
export type Fonts = Readonly<Record<Weight, FontPair>>;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly direction: 'ltr' | 'rtl';
  /** Which edge `x` is; the left one unless said. */
  readonly align?: 'left' | 'right';
  /** 0 black to 1 white. */
  readonly grey?: number;
}

/** Points of A4. */
export const a4 = { width: 595.28, height: 841.89 } as const;

interface PageSize {
  readonly width: number;
  readonly height: number;
}

const number = (value: number): string => String(Number(value.toFixed(2)));
const hex = (value: number): string => value.toString(16).padStart(4, '0');
const nameOf = (weight: Weight, font: keyof FontPair): string => `${weight}-${font}`;

/** A font that was written with: which glyphs, and what each stands for. */
interface UsedFont {
  readonly font: TrueType;
  readonly glyphs: Map<number, string>;
  /** Glyph codes that draw nothing, by the letter that each stands for. */
  readonly carriers: Map<string, number>;
}

interface Shown {
  readonly before: string;
  readonly glyph: string;
  readonly after: string;
}

/** Beyond the glyphs of any font of ours. */
const firstCarrier = 0xf000;

/** Glyphs as a PDF shows them, the silent codes invisibly between them. */
function together(shown: readonly Shown[]): string[] {
  const parts: { codes: string; isSilent: boolean }[] = [];
  const add = (codes: string, isSilent: boolean) => {
    const last = parts.at(-1);
    if (codes === '') return;
    if (last?.isSilent === isSilent) last.codes += codes;
    else parts.push({ codes, isSilent });
  };
  for (const { before, glyph, after } of shown) {
    add(before, true);
    add(glyph, false);
    add(after, true);
  }
  return parts.map(({ codes, isSilent }) => (isSilent ? `3 Tr <${codes}> Tj 0 Tr` : `<${codes}> Tj`));
}

export class Paper {
  readonly #fonts: Fonts;
  readonly #size: PageSize;
  readonly #pages: string[][] = [];
  readonly #used = new Map<string, UsedFont>();

  constructor(fonts: Fonts, size: PageSize) {
    this.#fonts = fonts;
    this.#size = size;
    this.turn();
  }

  /** A new page; what is written next stands on it. */
  turn(): void {
    this.#pages.push([]);
  }

  get #page(): string[] {
    return this.#pages.at(-1)!;
  }

  widthOf(text: string, { size, weight = 'regular', direction }: Omit<TextStyle, 'align' | 'grey'>): number {
    return (textLine(text, direction, this.#fonts[weight]).width * size) / 1000;
  }

  /** The text in lines of that width. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    return wrapped(text, width, (line) => this.widthOf(line, style));
  }

  /** One line; `y` is where its letters stand. Returns how wide it is. */
  text(text: string, x: number, y: number, style: TextStyle): number {
    const { size, weight = 'regular', direction, align, grey = 0 } = style;
    const { glyphs, width: wide } = textLine(text, direction, this.#fonts[weight]);
    const width = (wide * size) / 1000;
    const from = align === 'right' ? x - width : x;
    const runs: DrawnGlyph[][] = [];
    for (const glyph of glyphs) {
      const last = runs.at(-1)?.at(-1);
      if (last && last.font === glyph.font && this.#follows(last, glyph, weight)) runs.at(-1)!.push(glyph);
      else runs.push([glyph]);
    }
    this.#page.push(`BT ${number(grey)} g`);
    for (const run of runs) {
      const [first] = run;
      const name = nameOf(weight, first!.font);
      const at = `${number(from + (first!.x * size) / 1000)} ${number(this.#size.height - y + (first!.y * size) / 1000)}`;
      const shown = run.map((glyph) => this.#shown(name, this.#fonts[weight][first!.font], glyph));
      this.#page.push(`/${name} ${number(size)} Tf 1 0 0 1 ${at} Tm`, ...together(shown));
    }
    this.#page.push('ET');
    return width;
  }

  /** Whether the glyph stands where the one before it ends. */
  #follows(last: DrawnGlyph, next: DrawnGlyph, weight: Weight): boolean {
    const font = this.#fonts[weight][last.font];
    const end = last.x + (font.advanceOf(last.glyph) * 1000) / font.unitsPerEm;
    return last.y === 0 && next.y === 0 && end === next.x;
  }

  /**
   * The codes of a glyph. Of several letters, a glyph says the one that stands rightmost of them where it is read from right
   * to left; each other has a code of its own, which draws nothing and has no width. So every reader finds them in order:
   * one that is told two letters by one glyph reads them from left to right.
   */
  #shown(name: string, font: TrueType, { glyph, letters }: DrawnGlyph): Shown {
    const used = this.#used.get(name) ?? {
      font,
      glyphs: new Map<number, string>(),
      carriers: new Map<string, number>(),
    };
    this.#used.set(name, used);
    const isBack = /[\u0590-\u08FF]/.test(letters[0] ?? '');
    const own = isBack ? letters.at(-1) : letters[0];
    used.glyphs.set(glyph, own ?? used.glyphs.get(glyph) ?? '');
    const rest = isBack ? letters.slice(0, -1) : letters.slice(1);
    const silent = rest.map((letter) => {
      const known = used.carriers.get(letter) ?? firstCarrier + used.carriers.size;
      used.carriers.set(letter, known);
      return hex(known);
    });
    return isBack
      ? { before: silent.join(''), glyph: hex(glyph), after: '' }
      : { before: '', glyph: hex(glyph), after: silent.join('') };
  }

  line(x: number, y: number, width: number, thickness = 0.5, grey = 0): void {
    this.#page.push(
      `${number(grey)} G ${number(thickness)} w ${number(x)} ${number(this.#size.height - y)} m ${number(x + width)} ${number(this.#size.height - y)} l S`,
    );
  }

  /** Outlined, or filled. */
  box(x: number, y: number, width: number, height: number, look: { filled?: number; thickness?: number } = {}): void {
    const area = `${number(x)} ${number(this.#size.height - y - height)} ${number(width)} ${number(height)} re`;
    this.#page.push(
      look.filled === undefined
        ? `0 G ${number(look.thickness ?? 1)} w ${area} S`
        : `${number(look.filled)} g ${area} f`,
    );
  }

  async #writeFont(file: PdfFile, name: string, { font, glyphs, carriers }: UsedFont): Promise<number> {
    const scaled = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
    const program = await file.addStream(font.bytes, ` /Length1 ${font.bytes.length}`);
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.map(scaled).join(' ')}] /ItalicAngle 0 /Ascent ${scaled(font.ascent)} /Descent ${scaled(font.descent)} /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`,
    );
    const rows = [...glyphs].sort(([one], [other]) => one - other);
    const silent = [...carriers].map(([letter, code]) => [code, letter] as const);
    const widths = [
      ...rows.map(([glyph]) => `${glyph} [${scaled(font.advanceOf(glyph))}]`),
      ...silent.map(([code]) => `${code} [0]`),
    ].join(' ');
    const meanings = [...rows, ...silent]
      .filter(([, text]) => text !== '')
      .map(([code, text]) => `<${hex(code)}> <${hex(text.charCodeAt(0))}>`)
      .join('\n');
    const unicode = await file.addStream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${inHundreds(meanings)}\nendcmap CMapName currentdict /CMap defineresource pop end end`,
    );
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 1000 /W [${widths}] /CIDToGIDMap /Identity >>`,
    );
    return file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
    );
  }

  /** The document; `language` is that of its title. */
  async file({ title, language }: { title: string; language: 'en' | 'ar' }): Promise<Blob> {
    const file = new PdfFile();
    const [catalogue, pages] = [file.reserve(), file.reserve()];
    const fonts: string[] = [];
    for (const [name, used] of this.#used) fonts.push(`/${name} ${await this.#writeFont(file, name, used)} 0 R`);
    const kids: number[] = [];
    for (const content of this.#pages) {
      const stream = await file.addStream(content.join('\n'));
      kids.push(
        file.add(
          `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${this.#size.width} ${this.#size.height}] /Resources << /Font << ${fonts.join(' ')} >> >> /Contents ${stream} 0 R >>`,
        ),
      );
    }
    file.write(pages, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`);
    file.write(
      catalogue,
      `<< /Type /Catalog /Pages ${pages} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true /Direction /${language === 'ar' ? 'R2L' : 'L2R'} >> >>`,
    );
    return file.blob(catalogue, file.add(`<< /Title ${pdfText(title)} >>`));
  }
}

/** A table of meanings holds a hundred rows at most. */
function inHundreds(rows: string): string {
  const all = rows.split('\n');
  const tables: string[] = [];
  for (let from = 0; from < all.length; from += 100) {
    const some = all.slice(from, from + 100);
    tables.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return tables.join('\n');
}

/** The text of one of our PDFs as a reader sees it: one line for each written line, from left to right. */
import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: string | null;
}

/** The objects by their numbers, each from where the table at the end says that it begins. */
export function objectsIn(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)![1]);
  const places = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
  return new Map(
    places.map((at, index): [number, PdfObject] => {
      const head = text.slice(at, text.indexOf('endobj', at));
      const begin = head.indexOf('\nstream\n');
      if (begin < 0) return [index + 1, { head, stream: null }];
      const length = Number(/\/Length (\d+)/.exec(head)![1]);
      const raw = bytes.subarray(at + begin + 8, at + begin + 8 + length);
      const isSmall = head.slice(0, begin).includes('/FlateDecode');
      return [index + 1, { head: head.slice(0, begin), stream: (isSmall ? inflateSync(raw) : raw).toString('latin1') }];
    }),
  );
}

const units = (hex: string): string =>
  hex.replaceAll(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));

/** One list of lines for each page. */
export async function pdfText(pdf: Blob): Promise<string[][]> {
  const objects = objectsIn(Buffer.from(await pdf.arrayBuffer()));
  const number = (head: string, key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)![1]);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const meanings = new Map(
      [...head.matchAll(/\/((?:regular|bold)-\w+) (\d+) 0 R/g)].map(([, name, font]) => {
        const rows = objects.get(number(objects.get(Number(font))!.head, 'ToUnicode'))!.stream!;
        return [name!, new Map([...rows.matchAll(/^<(\w{4})> <(\w*)>$/gm)].map(([, code, to]) => [code!, units(to!)]))];
      }),
    );
    const content = objects.get(number(head, 'Contents'))!.stream!;
    return [...content.matchAll(/BT [^]*?ET/g)].map(([line]) => {
      let font = '';
      return [...line.matchAll(/\/([\w-]+) [\d.]+ Tf|<(\w+)> Tj/g)]
        .map(([, name, codes]) => {
          font = name ?? font;
          return (codes ?? '').replaceAll(/.{4}/g, (code) => meanings.get(font)!.get(code) ?? '');
        })
        .join('');
    });
  });
}

/** An Arabic line in the order in which it is read. */
export const readBack = (line: string): string => Array.from(line).toReversed().join('');

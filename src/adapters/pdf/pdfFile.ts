/** The objects of a PDF, numbered as they come, with the table that says where each begins. */

type Bytes = Uint8Array<ArrayBuffer>;

/** One byte a letter. */
const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

async function deflated(bytes: Bytes): Promise<Bytes | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export class PdfFile {
  readonly #objects: Bytes[][] = [];

  /** Takes a number for an object that is written later. */
  reserve(): number {
    this.#objects.push([]);
    return this.#objects.length;
  }

  write(number: number, body: string): number {
    this.#objects[number - 1] = [latin(body)];
    return number;
  }

  add(body: string): number {
    return this.write(this.reserve(), body);
  }

  /** Bytes, smaller where the browser can make them so. */
  async addStream(content: Bytes | string, entries = ''): Promise<number> {
    const plain = typeof content === 'string' ? latin(content) : content;
    const small = await deflated(plain);
    const filter = small ? ' /Filter /FlateDecode' : '';
    const stream = small ?? plain;
    const number = this.reserve();
    this.#objects[number - 1] = [
      latin(`<< /Length ${stream.length}${filter}${entries} >>\nstream\n`),
      stream,
      latin('\nendstream'),
    ];
    return number;
  }

  /** @param root number of the catalogue, `info` that of what is said of the document */
  blob(root: number, info: number): Blob {
    const parts: Bytes[] = [latin('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n')];
    const places: number[] = [];
    let length = parts[0]!.length;
    const push = (part: Bytes) => {
      parts.push(part);
      length += part.length;
    };
    for (const [index, object] of this.#objects.entries()) {
      places.push(length);
      push(latin(`${index + 1} 0 obj\n`));
      object.forEach(push);
      push(latin('\nendobj\n'));
    }
    const table = length;
    const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
    push(
      latin(
        `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${places.length + 1} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
      ),
    );
    return new Blob(parts, { type: 'application/pdf' });
  }
}

/** A text as UTF-16 has it. */
const unitsOf = (text: string): number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** A text as names and titles are written, in any script. */
export const pdfText = (text: string): string =>
  `<FEFF${unitsOf(text)
    .map((unit) => unit.toString(16).padStart(4, '0'))
    .join('')}>`;

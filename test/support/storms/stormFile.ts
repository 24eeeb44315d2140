/** A file as somebody chooses it in a storm: its name says whose it is, and its content is there at once. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]);

export class StormFile extends File {
  readonly isOdd: boolean;
  private readonly content: Uint8Array<ArrayBuffer>;

  /** @param isOdd it is not what it says it is, and is refused before it is sent (Q5.4.d) */
  constructor(name: string, isOdd = false) {
    const bytes = isOdd ? jpeg.toReversed() : jpeg;
    super([bytes], name, { type: 'image/jpeg' });
    this.content = bytes;
    this.isOdd = isOdd;
  }

  override slice(): Blob {
    return this;
  }

  // The platform reads a file in turns of its own, for which no walk waits.
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.content.buffer;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new ReadableStream({
      start: (controller) => {
        controller.enqueue(this.content);
        controller.close();
      },
    });
  }
}

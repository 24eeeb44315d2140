/** What the main thread of a run of mutants and the thread with the tests say to each other. */

export interface Question {
  readonly mutant: string;
  readonly hitLimit: number | undefined;
  /** Tests to load anew where what comes by does not notice, the likeliest first. */
  readonly files: readonly string[];
}

export interface Answer {
  /** Nothing where nobody noticed. */
  readonly failure?: { readonly test: string; readonly message: string };
}

type Hits = Record<string, number>;

/** What came out of the tests without a mutant. */
export interface Seen {
  readonly tests: readonly {
    readonly id: string;
    readonly file: string;
    readonly state: string;
    readonly duration: number;
    readonly message: string;
    readonly at?: { readonly line: number; readonly column: number };
  }[];
  readonly coverage: { static: Hits; perTest: Record<string, Hits> };
  /** Files that could not be loaded. */
  readonly broken: readonly string[];
}

/** Between threads of one process; taken at once, for tests replace what is global. */
const Channel = BroadcastChannel;

export interface Line {
  tell(message: unknown): void;
  close(): void;
}

export function openLine(name: string, hear: (message: unknown) => void): Line {
  const channel = new Channel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** Programs that tests start, and end with all that these have started. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

interface Start {
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export class Program {
  readonly #child: ChildProcess;
  readonly #command: string;
  /** The text written to each of its outputs. */
  readonly #written: string[] = [];

  constructor({ command, args, env = {} }: Start) {
    this.#command = command;
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'pipe'];
    // A process group of its own, so that it ends with its children.
    this.#child = spawn(command, args, { stdio, env: { ...process.env, ...env }, detached: true });
    for (const [output, stream] of this.#streams().entries()) {
      this.#written[output] = '';
      stream.on('data', (text: Buffer) => (this.#written[output] += text.toString()));
    }
    process.once('exit', this.#kill);
  }

  #streams(): Readable[] {
    return this.#child.stdio.slice(1).filter((stream): stream is Readable => stream !== null);
  }

  /**
   * Waits until its output matches.
   * @throws when it ends before
   */
  async said(pattern: RegExp): Promise<string> {
    for (;;) {
      // Apart: a warning on one output may come before the answer on another.
      for (const text of this.#written) {
        const found = pattern.exec(text);
        if (found) return found[1] ?? found[0];
      }
      if (this.#child.exitCode !== null)
        throw new Error(`${this.#command} ended: ${this.#written.join('').slice(-2000)}`);
      await this.#wrote();
    }
  }

  /** Until it writes or ends; `once` rejects when there is no such program. */
  async #wrote(): Promise<void> {
    const done = new AbortController();
    const { signal } = done;
    const news = [
      once(this.#child, 'exit', { signal }),
      ...this.#streams().map((one) => once(one, 'data', { signal })),
    ];
    await Promise.race(news).finally(() => done.abort());
    await Promise.allSettled(news);
  }

  readonly #kill = (): void => {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };

  async stop(): Promise<void> {
    const ended = this.#child.exitCode !== null || this.#child.signalCode !== null || once(this.#child, 'exit');
    this.#kill();
    process.off('exit', this.#kill);
    await ended;
  }
}

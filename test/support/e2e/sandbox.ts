/** The operator's side, controlled by a test: the sandbox's controls. */
import type { FaultRequest } from '../../../sandbox/faults/faults.ts';
import type { LoggedRequest } from '../../../sandbox/faults/requestLog.ts';

interface Settings {
  site?: Readonly<Record<string, unknown>>;
  health?: Readonly<Record<string, unknown>>;
  threshold?: number | null;
  leadShown?: boolean;
  /** Captchas take the token `sandbox-human`. */
  testToken?: boolean;
}

export class Sandbox {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Back to the first day: no bookings but the seed's, the machine's clock, nothing broken. */
  async reset(): Promise<void> {
    await this.setClock(0);
    await this.#pull('POST', 'reset');
  }

  /** Breaks calls until the next reset, or as often as `times` says. */
  async fail(fault: FaultRequest): Promise<void> {
    await this.#pull('POST', 'faults', fault);
  }

  async mend(): Promise<void> {
    await this.#pull('DELETE', 'faults');
  }

  /** Sets the operator's clock ahead of this machine's by so many minutes. */
  async setClock(offsetMinutes: number): Promise<void> {
    await this.#pull('POST', 'clock', { offsetMinutes });
  }

  /** Merges settings into the current ones. */
  async configure(settings: Settings): Promise<void> {
    await this.#pull('POST', 'config', settings);
  }

  /** The bank's late answers wait from now on. */
  async holdBank(): Promise<void> {
    await this.#pull('POST', 'bank', { isHeld: true });
  }

  /** The bank says what has waited. */
  async letBankAnswer(): Promise<void> {
    await this.#pull('POST', 'bank', { isHeld: false });
  }

  async approve(orderId: number): Promise<void> {
    await this.#pull('POST', `orders/${orderId}/approve`);
  }

  /** The code of the last message that has one. */
  async lastCode(): Promise<string> {
    const messages = await this.#pull<{ body: string }[]>('GET', 'inbox');
    const [code] = messages.flatMap(({ body }) => /\b\d{6}\b/.exec(body) ?? []);
    if (code === undefined) throw new Error('No message holds a code.');
    return code;
  }

  /** The link of the last message that has one. */
  async lastLink(): Promise<string> {
    const messages = await this.#pull<{ link: string | null }[]>('GET', 'inbox');
    const [link] = messages.flatMap((message) => message.link ?? []);
    if (link === undefined) throw new Error('No message holds a link.');
    return link;
  }

  /** What the portal asked since the last reset. */
  requests(): Promise<LoggedRequest[]> {
    return this.#pull<LoggedRequest[]>('GET', 'requests');
  }

  async #pull<TData>(method: string, lever: string, body?: unknown): Promise<TData> {
    const response = await fetch(`${this.origin}/__sandbox/${lever}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${lever}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: TData }).data;
  }
}

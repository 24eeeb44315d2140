/** What a tester may do to the operator's side; the same switches as on its own pages. */
import type { FaultRequest } from '../../../sandbox/quirks/faults.ts';

export class Sandbox {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Back to the seed: no bookings but its own, running clock, no faults. */
  reset(): Promise<void> {
    return this.#post('reset', {});
  }

  /** Breaks calls until the next reset, or as often as `times` says. */
  fail(fault: FaultRequest): Promise<void> {
    return this.#post('faults', fault);
  }

  async #post(control: string, body: unknown): Promise<void> {
    const response = await fetch(`${this.origin}/__sandbox/${control}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${control}: ${response.status} ${await response.text()}`);
  }
}

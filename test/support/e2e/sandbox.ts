/** The operator's side in a test's hands: the same forms that a person sends from the desk. */
type Fields = Readonly<Record<string, string>>;

export class Sandbox {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Back to the first day: no bookings but the seed's, the machine's clock, nothing broken. */
  async reset(): Promise<void> {
    await this.desk('clock', { do: 'reset' });
    await this.desk('reset', { sure: '1' });
  }

  /** Breaks calls of an endpoint until the next reset, or as often as `times` says. */
  fail(endpoint: string, how: Fields): Promise<void> {
    return this.desk('faults', { endpoint, ...how });
  }

  mend(): Promise<void> {
    return this.desk('faults', { do: 'clear' });
  }

  moveClock(minutes: number): Promise<void> {
    return this.desk('clock', { shift: String(minutes) });
  }

  /** Sends a form of the operator's desk. */
  async desk(page: string, fields: Fields): Promise<void> {
    const response = await fetch(`${this.origin}/operator/${page}`, {
      method: 'POST',
      headers: { Origin: this.origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`${page}: ${response.status} ${await response.text()}`);
  }
}

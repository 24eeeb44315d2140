/** The device's clock runs with an offset of so many milliseconds, from page to page. */
export function shiftClock(by: number): void {
  const True = Date;
  globalThis.Date = class extends True {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(True.now() + by);
      else super(...(parts as [number]));
    }
    static override now = () => True.now() + by;
  } as DateConstructor;
}

/** The screen as a customer uses it, in whatever engine: seen by role and name, pressed, written on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Engine, InputSource } from './engine.ts';
import { isReady, look, type Query, type Sight } from './look.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const timeoutMs = { timeout: 15_000, intervals: [100, 100, 200] };

export class Screen {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async #look(query: Query): Promise<Sight> {
    if (!(await this.engine.call(String(isReady), null))) await this.engine.load(library);
    return (await this.engine.call(String(look), query)) as Sight;
  }

  /** Waits until it is seen and answers the first of it. */
  async see(query: Query): Promise<Sight> {
    return this.#until(query, ({ count }) => count > 0);
  }

  async seeNone(query: Query): Promise<void> {
    await this.#until(query, ({ count }) => count === 0);
  }

  /** While a page is left and another comes nothing can be asked; that is no answer yet. */
  async #until(query: Query, isWanted: (sight: Sight) => boolean): Promise<Sight> {
    let last: Sight | string = 'nothing';
    await expect
      .poll(
        async () => {
          try {
            last = await this.#look(query);
            return isWanted(last) || last;
          } catch (error) {
            last = (error as Error).message;
            return last;
          }
        },
        { ...timeoutMs, message: JSON.stringify(query) },
      )
      .toBe(true);
    return last as unknown as Sight;
  }

  /** As a finger would: where it lies, once it lies still and nothing lies over it. */
  async press(query: Query): Promise<void> {
    let before = '';
    const { point } = await this.#until({ ...query, enabled: true }, (sight) => {
      const isStill = JSON.stringify(sight.point) === before;
      before = JSON.stringify(sight.point);
      return sight.point !== null && isStill;
    });
    await this.engine.act([
      {
        type: 'pointer',
        id: 'hand',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...point, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Chooses one of a group, or ticks. */
  async choose(query: Query): Promise<void> {
    await this.press(query);
    await this.see({ ...query, checked: true });
  }

  async write(query: Query, text: string): Promise<void> {
    await this.press(query);
    const keys: InputSource['actions'] = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.act([{ type: 'key', id: 'keys', actions: keys }]);
    await this.#until(query, ({ value }) => value === text);
  }

  /** Runs in the page; the function travels as source and must hold all it needs. */
  async run<TArgument, TValue>(inPage: (argument: TArgument) => TValue, argument: TArgument): Promise<TValue> {
    return (await this.engine.call(String(inPage), argument)) as TValue;
  }

  address(): Promise<string> {
    return this.run(() => location.href, null);
  }

  async arriveAt(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.address().catch(String), timeoutMs).toMatch(pattern);
  }

  /** The customer's own Back, which nobody waits for: the driver's hangs in WebKit where it leaves the origin. */
  async back(): Promise<void> {
    await this.run(() => setTimeout(() => history.back()), null);
  }

  async forward(): Promise<void> {
    await this.run(() => setTimeout(() => history.forward()), null);
  }

  /** Once nothing changes any more: what is still on its way is no difference between engines. */
  async picture(file: string): Promise<void> {
    let last = '';
    await expect
      .poll(
        async () => {
          const before = last;
          last = await this.engine.picture();
          return last === before;
        },
        { timeout: 15_000, intervals: [700] },
      )
      .toBe(true);
    await writeFile(file, Buffer.from(last, 'base64'));
  }
}

/** WebKit by the W3C's WebDriver, which is a handful of HTTP calls: WebKitGTK as it is now, and WPE as it was in Safari 16. */
import { createServer } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Engine, EngineOptions, InputSource } from './engine.ts';
import { Program } from '../../support/program.ts';

interface Started {
  driver: Program;
  /** Ended after the driver, in this order. */
  others: Program[];
  port: number;
  capabilities: Record<string, unknown>;
  name: string;
  /** Where the window writes what pages complain of. */
  folder: string;
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const placeAndTime = { TZ: 'Asia/Dubai' };

class WebDriver implements Engine {
  readonly #started: Started;
  readonly #session: string;
  readonly version: string;

  private constructor(started: Started, session: string, version: string) {
    this.#started = started;
    this.#session = session;
    this.version = `${started.name} ${version}`;
  }

  static async start(started: Started): Promise<WebDriver> {
    const driver = `http://127.0.0.1:${started.port}`;
    await answering(`${driver}/status`);
    const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      `${driver}/session`,
      { capabilities: { alwaysMatch: started.capabilities } },
    );
    return new WebDriver(started, `${driver}/session/${sessionId}`, capabilities.browserVersion);
  }

  async open(address: string): Promise<void> {
    await ask('POST', `${this.#session}/url`, { url: address });
  }

  async reload(): Promise<void> {
    await ask('POST', `${this.#session}/refresh`, {});
  }

  async call(source: string, argument: unknown): Promise<unknown> {
    const script = `return (${source})(arguments[0])`;
    return ask('POST', `${this.#session}/execute/sync`, { script, args: [argument] });
  }

  async load(script: string): Promise<void> {
    await ask('POST', `${this.#session}/execute/sync`, { script, args: [] });
  }

  async act(actions: InputSource[]): Promise<void> {
    await ask('POST', `${this.#session}/actions`, { actions });
  }

  async picture(): Promise<string> {
    return ask<string>('GET', `${this.#session}/screenshot`);
  }

  async faults(): Promise<string[]> {
    const written = await readFile(join(this.#started.folder, faultsFile), 'utf8').catch(() => '');
    return written.split('\n').filter(Boolean);
  }

  async close(): Promise<void> {
    await this.#started.driver.stop();
    for (const one of this.#started.others) await one.stop();
    await rm(this.#started.folder, { recursive: true, force: true });
  }
}

async function ask<TValue>(method: 'GET' | 'POST', address: string, body?: unknown): Promise<TValue> {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    // A driver that hangs says nothing; the test says where.
    signal: AbortSignal.timeout(20_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: TValue & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${new URL(address).pathname}: ${value.error}, ${value.message}`);
  return value;
}

/** Waits until a driver that was just started listens. */
const answering = (address: string): Promise<void> =>
  expect(async () => {
    await fetch(address, { signal: AbortSignal.timeout(5000) });
  }).toPass({ timeout: 15_000, intervals: [50] });

const faultsFile = 'faults.txt';

/** WebKitGTK in a window of ours, which is as narrow as a phone; on a screen that nobody sees. */
export async function startWebKit({ width, height, locale }: EngineOptions): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-webkit-'));
  const screen = new Program({
    command: 'Xvfb',
    args: ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
  });
  const display = await screen.said(/^(\d+)\n/);
  const port = await freePort();
  const driver = new Program({
    command: 'WebKitWebDriver',
    args: [`--port=${port}`],
    env: { ...placeAndTime, DISPLAY: `:${display}`, GTK_A11Y: 'none' },
  });
  const window = {
    binary: resolve(import.meta.dirname, 'webKitWindow.py'),
    args: [`--size=${width}x${height}`, `--language=${locale}`, `--faults=${join(folder, faultsFile)}`],
  };
  return WebDriver.start({
    driver,
    others: [screen],
    port,
    name: 'WebKit',
    folder,
    // The driver takes nothing else for a browser of its own.
    capabilities: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': window },
  });
}

/** WPE WebKit of Debian's stable, which is years behind: 800 by 600, without a screen. */
export async function startOldWebKit(): Promise<Engine> {
  const port = await freePort();
  const driver = new Program({
    command: 'WPEWebDriver',
    args: [`--port=${port}`],
    env: { ...placeAndTime, COG_PLATFORM_NAME: 'headless' },
  });
  return WebDriver.start({
    driver,
    others: [],
    port,
    name: 'WPE WebKit',
    folder: await mkdtemp(join(tmpdir(), 'portal-wpe-')),
    capabilities: { 'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] } },
  });
}

/** Orca on a screen of its own: what it says, in order, and the keyboard that it listens to. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { Program } from '../../support/program.ts';

const run = promisify(execFile);

/** Speech is over when nothing was added for so long. */
const silence = 1500;

/** No sound card is needed: what would be spoken is written down. */
const speechSettings = 'AudioOutputMethod "alsa"\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';

const spoken = /SPEECH OUTPUT: '(.*?)'(?:\s*\[?\{.*)?\s*\]?$/;

/** What Orca calls keys and mode changes; no sentence of the portal. */
const isOwn = (text: string): boolean => /^(?:tab|Browse mode|Focus mode)?$/i.test(text.trim());

export class ScreenReader {
  /** What programs need that are to be heard. */
  readonly env: Readonly<Record<string, string>>;
  /** A folder that goes with it. */
  readonly home: string;
  readonly #programs: Program[];

  private constructor(home: string, env: Readonly<Record<string, string>>, programs: Program[]) {
    this.home = home;
    this.env = env;
    this.#programs = programs;
  }

  static async start(): Promise<ScreenReader> {
    const home = await mkdtemp(join(tmpdir(), 'screen-reader-'));
    const programs: Program[] = [];
    const start = (command: string, args: readonly string[], env: Record<string, string> = {}): Program => {
      const program = new Program({ command, args, env });
      programs.push(program);
      return program;
    };
    const settings = join(home, '.config/speech-dispatcher');
    await mkdir(join(home, 'run'), { mode: 0o700 });
    await mkdir(settings, { recursive: true });
    await writeFile(join(settings, 'speechd.conf'), speechSettings);

    const display = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']).said(
      /(\d+)\n/,
    );
    const env: Record<string, string> = {
      HOME: home,
      XDG_RUNTIME_DIR: join(home, 'run'),
      DISPLAY: `:${display}`,
      LC_ALL: 'C.UTF-8',
      NO_AT_BRIDGE: '0',
    };
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], env);
    env['DBUS_SESSION_BUS_ADDRESS'] = await bus.said(/(unix:\S+)/);
    start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], env);
    const reader = new ScreenReader(home, env, programs);
    for (const property of ['ScreenReaderEnabled', 'IsEnabled']) await reader.#announce(property);
    start('orca', ['--replace', '--debug-file', reader.#log], env);
    await expect.poll(() => reader.said(), { message: 'Orca speaks' }).not.toEqual([]);
    return reader;
  }

  get #log(): string {
    return join(this.home, 'orca.log');
  }

  /** Browsers look here whether somebody listens. */
  async #announce(property: string): Promise<void> {
    const set = 'org.freedesktop.DBus.Properties.Set';
    const args = ['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'];
    const value = ['org.a11y.Status', property, '<true>'];
    await expect(async () => {
      await run('gdbus', [...args, '--method', set, ...value], { env: { ...process.env, ...this.env } });
    }).toPass();
  }

  /** All that was said since it started. */
  async said(): Promise<string[]> {
    const log = await readFile(this.#log, 'utf8').catch(() => '');
    return (
      log
        .split('\n')
        .flatMap((line) => spoken.exec(line)?.[1] ?? [])
        // Several spaces, and those that keep an amount together, are one pause to whoever listens.
        .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
        .filter((text) => !isOwn(text))
    );
  }

  /** What is said from now on until it is silent again. */
  async during(act: () => Promise<void>): Promise<string[]> {
    const before = (await this.said()).length;
    await act();
    let written = before;
    let since = performance.now();
    await expect
      .poll(
        async () => {
          const now = (await this.said()).length;
          if (now !== written) [written, since] = [now, performance.now()];
          return performance.now() - since;
        },
        { intervals: [100] },
      )
      .toBeGreaterThan(silence);
    return (await this.said()).slice(before);
  }

  /** Presses keys as a keyboard does: Orca hears them before the browser. */
  async press(...keys: string[]): Promise<void> {
    await run('xdotool', ['key', '--delay', '40', ...keys], { env: { ...process.env, ...this.env } });
  }

  /** Holds a key down while others are pressed. */
  async chord(held: string, ...keys: string[]): Promise<void> {
    const pressed = keys.flatMap((key) => ['key', '--delay', '40', key]);
    await run('xdotool', ['keydown', held, ...pressed, 'keyup', held], { env: { ...process.env, ...this.env } });
  }

  async write(text: string): Promise<void> {
    await run('xdotool', ['type', '--delay', '30', text], { env: { ...process.env, ...this.env } });
  }

  /** The window that keys go to. */
  async focusWindow(className: string): Promise<void> {
    const env = { ...process.env, ...this.env };
    await expect(async () => {
      const { stdout } = await run('xdotool', ['search', '--onlyvisible', '--class', className], { env });
      const window = stdout.trim().split('\n').at(-1);
      expect(window).toBeTruthy();
      await run('xdotool', ['windowfocus', window!], { env });
    }).toPass();
  }

  async stop(): Promise<void> {
    for (const program of this.#programs.toReversed()) await program.stop();
    await rm(this.home, { recursive: true, force: true });
  }
}

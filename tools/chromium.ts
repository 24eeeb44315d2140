/** The browser that tests and measurements run in: no download of its own, Debian's package where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window of its own: what the journeys see is the same, at half the work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Nothing but the pages under test may use the network; root needs `--no-sandbox`. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

function firstOf(names: readonly string[]): string | undefined {
  const { PATH = '' } = process.env;
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** CHROMIUM_PATH, else the headless shell, else the first Chromium on the PATH, else undefined. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] || firstOf(shells) || firstOf(browsers);

/** As findChromium, but a whole browser first: what is measured is what customers have. */
export const findWholeChromium = (): string | undefined => process.env['CHROMIUM_PATH'] || firstOf(browsers);

const run = (command: string, ...args: string[]): boolean => {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
};

/** Without a network it gives up soon: a whole Chromium may be there. */
const apt = (...args: string[]): boolean => run('apt-get', '-o', 'Acquire::http::Timeout=20', ...args);
const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name);

/**
 * Finds a Chromium; as root on Debian installs the headless shell where there is none.
 * @throws when there is none and none can be installed; the message says what to do
 */
export function ensureChromium(): string {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!process.env['CHROMIUM_PATH'] && !firstOf(shells) && canInstall && !install(shells[0]!)) {
    apt('update');
    install(shells[0]!);
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian, as root: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
  );
}

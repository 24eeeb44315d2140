/** The browser that tests and measurements run in: no download of its own, Debian's package where there is none. */
import { findProgram, installPackages } from './debianPackages.ts';

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

/** CHROMIUM_PATH, else the headless shell, else the first Chromium on the PATH, else undefined. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] || findProgram(shells) || findProgram(browsers);

/** As findChromium, but a whole browser first: what is measured is what customers have. */
export const findWholeChromium = (): string | undefined => process.env['CHROMIUM_PATH'] || findProgram(browsers);

/**
 * Finds a Chromium; as root on Debian installs the headless shell where there is none.
 * @throws when there is none and none can be installed; the message says what to do
 */
export function ensureChromium(): string {
  if (!process.env['CHROMIUM_PATH'] && !findProgram(shells)) installPackages(shells[0]!);
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian, as root: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
  );
}

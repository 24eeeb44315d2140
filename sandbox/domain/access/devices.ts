/** What a browser says of itself, brought down to two words: nothing finer is kept of a customer's device (Q7.7.e). */
import type { InferOutput } from 'valibot';
import type { OwnSession } from '../../../src/contract/additions/sessions.ts';

export type Device = Pick<InferOutput<typeof OwnSession>, 'browser' | 'system'>;

/** The first that fits: most browsers claim to be others as well. */
const browsers: readonly (readonly [RegExp, NonNullable<Device['browser']>])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bVersion\/.*\bSafari\//, 'safari'],
];
const systems: readonly (readonly [RegExp, NonNullable<Device['system']>])[] = [
  [/\biPad\b/, 'ipados'],
  [/\biP(?:hone|od)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macos'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bLinux\b/, 'linux'],
];

const firstIn = <TName>(names: readonly (readonly [RegExp, TName])[], text: string): TName | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Longer than any browser's; a pattern is not run on more than that. */
const longest = 500;

export const deviceOf = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? '').slice(0, longest);
  return { browser: firstIn(browsers, text), system: firstIn(systems, text) };
};

export const unknownDevice: Device = { browser: null, system: null };

/**
 * Keeps the two catalogues in step with the code.
 *
 *   npm run messages                      extract; list what Arabic still lacks
 *   npm run messages -- translations.json extract, then fill Arabic from { "English": "العربية" }
 *   npm run messages -- --clean           extract and drop what the code no longer says
 *   npm run messages -- --check           fail when a message is unextracted, untranslated, lacks a plural form or says other values,
 *                                         or one is left that nobody says: it would be sent to every customer
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parsePoFile } from '@lingui/format-po';
import { messageFaults } from './words/messageFaults.ts';

const arabic = 'src/i18n/locales/ar.po';
const lock = 'node_modules/.messages.lock';
const lockLifetime = 60_000;

function lingui(...args: string[]): number {
  return spawnSync('node_modules/.bin/lingui', args, { stdio: 'inherit' }).status ?? 1;
}

async function locked(work: () => void): Promise<void> {
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > lockLifetime) rmSync(lock, { force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

const itemsOf = (catalogue: string) => parsePoFile(readFileSync(catalogue, 'utf8')).items;

/** Prints every message that the code no longer says; returns how many there are. */
function reportUnsaid(): number {
  const unsaid = itemsOf(arabic).filter(({ obsolete }) => obsolete);
  for (const { msgid } of unsaid) console.log(`${JSON.stringify(msgid)}: nobody says it; npm run messages -- --clean`);
  return unsaid.length;
}

/** Prints every message without Arabic, without one of the six plural forms, or with other values; returns how many there are. */
function report(): number {
  const items = itemsOf(arabic).filter(({ obsolete }) => !obsolete);
  const faulty = items
    .map(({ msgid, msgstr }) => ({ msgid, faults: messageFaults(msgid, msgstr[0] ?? '') }))
    .filter(({ faults }) => faults.length > 0);
  for (const { msgid, faults } of faulty) console.log(`${JSON.stringify(msgid)}: ${faults.join('; ')}`);
  console.log(`${items.length} messages, ${faulty.length} of them not right in Arabic`);
  return faulty.length;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Writes the given Arabic into the catalogue; a key that is no message of the code is reported. */
function fill(file: string): void {
  const given = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  let catalogue = readFileSync(arabic, 'utf8');
  for (const [english, translation] of Object.entries(given)) {
    const entry = new RegExp(`^msgid ${escapeRegExp(JSON.stringify(english))}\\nmsgstr .*$`, 'm');
    if (!entry.test(catalogue)) console.log(`not a message: ${JSON.stringify(english)}`);
    catalogue = catalogue.replace(
      entry,
      () => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(translation)}`,
    );
  }
  writeFileSync(arabic, catalogue);
}

const [argument] = process.argv.slice(2);
if (argument === '--check') {
  const unsynced = lingui('check', 'sync');
  process.exit(unsynced || report() + reportUnsaid() > 0 ? 1 : 0);
}
await locked(() => {
  if (lingui('extract', ...(argument === '--clean' ? ['--clean'] : [])) !== 0) process.exit(1);
  if (argument && argument !== '--clean') fill(argument);
});
report();

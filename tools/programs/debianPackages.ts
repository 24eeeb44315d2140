/** Programs that tests need and npm does not have: Debian's packages, where there are none and root may install them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of the programs that the PATH has. */
export function findProgram(names: readonly string[]): string | undefined {
  const { PATH = '' } = process.env;
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Without a network it gives up soon: what is there already may do. */
function apt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs packages as root on Debian, as new as they are there: an old list names an old browser. Elsewhere nothing happens. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}

/**
 * Finds programs, by name or path, and installs the packages of those that are missing (`{ Xvfb: ['xvfb'] }`).
 * @throws when one is missing and cannot be installed; the message says what to do
 */
export function ensurePackages(needed: Readonly<Record<string, readonly string[]>>): void {
  const missing = () =>
    Object.entries(needed).flatMap(([program, packages]) =>
      existsSync(program) || findProgram([program]) ? [] : packages,
    );
  const packages = missing();
  if (packages.length > 0) installPackages(...packages);
  const left = missing();
  if (left.length > 0)
    throw new Error(`Programs are missing. Install them (Debian, as root): apt-get install ${left.join(' ')}`);
}

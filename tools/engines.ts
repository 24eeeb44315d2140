/** The main journey in WebKit and Firefox, which Debian has; installs them as `npm test` installs Chromium. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** What must be there, and the packages it comes from. */
const needed: Readonly<Record<string, readonly string[]>> = {
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'],
  '/usr/bin/Xvfb': ['xvfb'],
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WPEWebDriver': ['wpewebkit-driver', 'cog'],
};

const run = (command: string, args: readonly string[]): boolean => {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
  });
  return status === 0;
};

function ensureEngines(): void {
  const missing = (): string[] =>
    Object.entries(needed).flatMap(([program, packages]) => (existsSync(program) ? [] : packages));
  const packages = missing();
  if (packages.length === 0) return;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall && !run('apt-get', install) && run('apt-get', ['update'])) run('apt-get', install);
  if (missing().length > 0)
    throw new Error(`Engines are missing. Install them (Debian, as root): apt-get ${install.join(' ')}`);
}

try {
  ensureEngines();
  const config = join('test', 'engines', 'playwright.config.ts');
  process.exitCode = run('playwright', ['test', '--config', config, ...process.argv.slice(2)]) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

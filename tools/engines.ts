/** The main journey in WebKit and Firefox, which Debian has; installs them as `npm test` installs Chromium. */
import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { ensurePackages } from './programs/debianPackages.ts';

/** What must be there, and the packages it comes from. */
const needed = {
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'],
  '/usr/bin/Xvfb': ['xvfb'],
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WPEWebDriver': ['wpewebkit-driver', 'cog'],
};

const run = (command: string, args: readonly string[]): boolean => {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
  });
  return status === 0;
};

try {
  ensurePackages(needed);
  const config = join('test', 'engines', 'playwright.config.ts');
  process.exitCode = run('playwright', ['test', '--config', config, ...process.argv.slice(2)]) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

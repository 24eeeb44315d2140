/** nginx in a temporary folder, on loopback and a port of its own; installed when it is missing and may be. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

export interface Nginx {
  /** All that it has written so far, accesses and errors. */
  logs(): string;
  stop(): Promise<void>;
}

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

function findNginx(): string | undefined {
  const named = process.env['NGINX_PATH'];
  if (named) return named;
  const found = () => places.find((place) => existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], quiet);
  }
  return found();
}

/**
 * Runs nginx with that text inside its `http { … }`.
 * @param site gets the folder for logs
 * @throws when there is no nginx, or it does not take the text; the message says so
 */
export async function startNginx(site: (folder: string) => string, isUp: () => Promise<unknown>): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined)
    throw new Error('nginx is missing. Install it (Debian: apt-get install nginx-light) or name it in NGINX_PATH.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const log = (name: string) => join(folder, name);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const text = `
    daemon off; master_process off; pid ${folder}/pid; error_log ${log('start.log')} crit;
    events { }
    http {
      types {
        text/html html; text/css css; application/javascript js; application/json json; image/png png; font/woff2 woff2;
      }
      ${bodies.join(' ')}
      ${site(folder)}
    }`;
  writeFileSync(join(folder, 'nginx.conf'), text);
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log('start.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exit = once(child, 'exit');
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) return;
      await isUp();
    },
    { timeout: 10_000, interval: 20 },
  );
  if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
  const written = (name: string) => (existsSync(log(name)) ? readFileSync(log(name), 'utf8') : '');
  return {
    logs: () => written('portal.log') + written('portal.error.log') + written('start.log'),
    async stop() {
      child.kill();
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

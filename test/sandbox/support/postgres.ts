/** Debian's PostgreSQL in a temporary folder, on loopback and a port of its own; installed when it is missing and may be. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Postgres {
  /** A new, empty database. */
  create(name: string): string;
  stop(): void;
}

const isRoot = process.getuid?.() === 0;

/** Folder of initdb and pg_ctl, the newest version first; undefined when PostgreSQL is not there. */
const binaries = (): string | undefined => {
  const [found] = globSync('/usr/lib/postgresql/*/bin/initdb').sort().toReversed();
  return found && dirname(found);
};

function install(): string | undefined {
  if (!binaries() && isRoot && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'postgresql-contrib'],
      quiet,
    );
  }
  return binaries();
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
const asServer = (command: string, args: readonly string[]): void => {
  const [program, rest] = isRoot
    ? (['runuser', ['-u', 'postgres', '--', command, ...args]] as const)
    : ([command, args] as const);
  execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Throws an Error that says what to install when there is no PostgreSQL and it cannot be installed from here. */
export async function startPostgres(): Promise<Postgres> {
  const bin = install();
  if (!bin)
    throw new Error('PostgreSQL is missing. Install it (Debian: apt-get install postgresql) and run the tests again.');
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'));
  if (isRoot) {
    const id = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id, id);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  asServer(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'sandbox',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  asServer(join(bin, 'pg_ctl'), [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=100`,
    'start',
  ]);
  const address = (name: string): string => `postgres://sandbox@127.0.0.1:${port}/${name}`;
  return {
    create(name) {
      execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'sandbox', name]);
      return address(name);
    },
    stop() {
      asServer(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

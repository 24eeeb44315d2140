/**
 * Starts portal and sandbox together: `npm start` serves the built portal, `npm run dev` the sources as they change.
 *
 *   --port 5173            portal (or PORT)
 *   --sandbox-port 4410    sandbox (or SANDBOX_PORT)
 *   --data .data/sandbox   folder of the sandbox's data (or SANDBOX_DATA); `memory` keeps nothing
 *   --origin https://…     the address customers type, when it is not this machine's own (or PORTAL_ORIGIN)
 *   --fresh                throws away what the sandbox has kept, and begins anew
 *
 * With DATABASE_URL the sandbox runs on that PostgreSQL.
 */
import { constants } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { demoAccounts, demoPassword } from '../sandbox/data/seed/people.ts';
import { buildWhenStale } from './build/freshBuild.ts';
import { startStack, type Stack } from './serve/stack.ts';

const { env } = process;
const known = {
  port: { type: 'string', default: env['PORT'] ?? '5173' },
  'sandbox-port': { type: 'string', default: env['SANDBOX_PORT'] ?? '4410' },
  data: { type: 'string', default: env['SANDBOX_DATA'] ?? '.data/sandbox' },
  origin: { type: 'string', default: env['PORTAL_ORIGIN'] ?? '' },
  dev: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

function optionsIn() {
  try {
    return parseArgs({ options: known }).values;
  } catch (error) {
    const names = Object.keys(known).map((name) => `--${name}`);
    throw new Error(`${(error as Error).message.split('.')[0]}. There are ${names.join(', ')}.`, { cause: error });
  }
}

function portIn(text: string, option: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`--${option} ${text}: a port is a whole number below 65536.`);
}

/** The address of the portal as its pages and the sandbox compare it: no path, no slash at the end. */
function originIn(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '') return url.origin;
  throw new Error(`--origin ${text}: write the address of the portal, such as https://portal.example.`);
}

async function start(): Promise<Stack> {
  const options = optionsIn();
  const ports = {
    port: portIn(options.port, 'port'),
    sandboxPort: portIn(options['sandbox-port'], 'sandbox-port'),
  };
  if (options.data.trim() === '') throw new Error('--data is empty: name a folder, or “memory” to keep nothing.');
  const portalOrigin = options.origin === '' ? null : originIn(options.origin);
  if (!options.dev) await buildWhenStale();
  return startStack({
    ...ports,
    data: options.data,
    fresh: options.fresh,
    tell: (step) => console.log(`Sandbox: ${step} …`),
    mode: options.dev ? 'dev' : 'preview',
    ...(portalOrigin === null ? {} : { portalOrigin }),
    databaseUrl: env['DATABASE_URL'] || undefined,
  });
}

function welcome({ portalOrigin, sandboxOrigin }: Stack): string {
  const addresses = [
    ['Portal', `${portalOrigin}/`],
    ['Portal in Arabic', `${portalOrigin}/?lang=ar`],
    ['Portal with inspector', `${portalOrigin}/?inspect`],
    ['Sandbox', `${sandboxOrigin}/`],
    ['Messages (codes)', `${sandboxOrigin}/inbox`],
    ['Operator', `${sandboxOrigin}/operator`],
  ] as const;
  return [
    ...addresses.map(([name, address]) => `  ${name.padEnd(22)} ${address}`),
    '',
    `Demo accounts (country code +971, password ${demoPassword}):`,
    ...demoAccounts.map((account) => `  50000000${account.id}  ${nameOf(account).padEnd(22)} ${roleOf(account)}`),
  ].join('\n');
}

type Account = (typeof demoAccounts)[number];

const nameOf = ({ first_name, last_name }: Account): string => `${first_name} ${last_name}`;

/** What makes the account different from a plain customer's. */
function roleOf(account: Account): string {
  const roles = [
    'membership_card_number' in account && 'member',
    'b2b_type' in account && (account.b2b_type === 'b2e' ? 'partner employee' : 'business partner'),
    'approved' in account && 'not yet approved',
    'credit_limit' in account && 'credit facility',
    'wallet' in account && 'wallet',
    'points' in account && 'points',
  ].filter((role) => role !== false);
  return roles.join(', ') || 'customer';
}

/** One sentence that says what to do. */
function explain(error: unknown): string {
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose others with --port and --sandbox-port.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not for everybody to use. Choose others with --port and --sandbox-port.`;
  if (code === 'EACCES' || code === 'EROFS') return `${path} may not be written. Choose another folder with --data.`;
  if (code === 'ENOSPC') return `The disk is full. Make room, or choose another place with --data.`;
  if (code === 'ENOENT' && path !== undefined) return `${path} cannot be made. Choose another folder with --data.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path} is a file. Name a folder with --data.`;
  return message || String(error);
}

let running: Stack | undefined;
let isStopping = false;
function stop(signal: NodeJS.Signals): void {
  // The second time at once; before the sandbox is ready as well: what it has not finished, the next start does.
  if (isStopping || !running) process.exit(128 + constants.signals[signal]);
  isStopping = true;
  void running.close().finally(() => process.exit(0));
}
process.on('SIGINT', stop).on('SIGTERM', stop);

try {
  const stack = await start();
  await stack.ready;
  running = stack;
  console.log(`\n${welcome(stack)}\n\nStop with Ctrl-C.`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

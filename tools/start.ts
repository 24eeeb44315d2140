/**
 * Starts portal and sandbox together: `npm start` serves the built portal, `npm run dev` the sources as they change.
 *
 *   --port 5173            portal (or PORT)
 *   --sandbox-port 4410    sandbox (or SANDBOX_PORT)
 *   --data .data/sandbox   folder of the sandbox's data (or SANDBOX_DATA); `memory` keeps nothing
 *   --origin https://…     the address customers type, when it is not this machine's own (or PORTAL_ORIGIN)
 *   --fresh                empties the data folder first
 *
 * With DATABASE_URL the sandbox runs on that PostgreSQL.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoAccounts, demoPassword } from '../sandbox/data/seed/people.ts';
import { buildWhenStale } from './freshBuild.ts';
import { startStack, type Stack } from './stack.ts';

const { env } = process;
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: env['PORT'] ?? '5173' },
    'sandbox-port': { type: 'string', default: env['SANDBOX_PORT'] ?? '4410' },
    data: { type: 'string', default: env['SANDBOX_DATA'] ?? '.data/sandbox' },
    origin: { type: 'string', default: env['PORTAL_ORIGIN'] ?? '' },
    dev: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});

function portIn(text: string, option: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`--${option} ${text}: a port is a whole number below 65536.`);
}

function start(): Promise<Stack> {
  if (options.fresh && options.data !== 'memory') rmSync(options.data, { recursive: true, force: true });
  return startStack({
    port: portIn(options.port, 'port'),
    sandboxPort: portIn(options['sandbox-port'], 'sandbox-port'),
    data: options.data,
    mode: options.dev ? 'dev' : 'preview',
    ...(options.origin ? { portalOrigin: options.origin } : {}),
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

function explain(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return message;
  return `Port ${port} is in use. Choose others with --port and --sandbox-port.`;
}

try {
  if (!options.dev) await buildWhenStale();
  const stack = await start();
  await stack.ready;
  console.log(`\n${welcome(stack)}\n\nStop with Ctrl-C.`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void stack.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

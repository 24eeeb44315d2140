/**
 * A sandbox in a process of its own that is killed in the middle of orders and payments; then its accounts are checked,
 * it is restarted, and asked for everything that it had acknowledged (B05). `npm run kills` does it many times.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '../../../sandbox/data/open.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { clientOf, type Client } from './client.ts';
import { posLine } from './lines.ts';
import { moneyFaults } from './moneyFaults.ts';
import { courtOrder, farDate, newKey, orderBody } from './orders.ts';

const self = import.meta.filename;
const portalOrigin = 'http://127.0.0.1:4719';
/** Tuesday, 24 November 2026, ten in the morning in Dubai: the clock does not run. */
const instant = '2026-11-24T06:00:00Z';
const stamp = () => '2026-11-24 10:00:00';

interface Place {
  readonly dataDir?: string;
  readonly databaseUrl?: string;
}

interface Running {
  readonly url: string;
  kill(): Promise<void>;
}

async function start({ dataDir = '', databaseUrl = '' }: Place): Promise<Running> {
  const child = spawn(process.execPath, [self], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const [line] = (await Promise.race([once(child.stdout, 'data'), gone])) as [unknown];
  if (!(line instanceof Buffer)) throw new Error('the sandbox did not start');
  return {
    url: line.toString().trim(),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** An order as its customer knows it: without an id it was not answered. */
interface Sent {
  readonly token: string | null;
  readonly key: string;
  id: number | null;
  transaction: string | null;
  isPaid: boolean;
}

export interface Killed {
  acknowledged: number;
  unanswered: number;
  paid: number;
}

const lost = async <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** The bank's page says that it has the money when it leads on to the receipt. */
async function payByCard(url: string, sent: Sent): Promise<void> {
  const answer = await lost(
    fetch(`${url}/pay/${sent.transaction}`, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay-test', number: '4242424242424242' }),
      headers: { Origin: url },
      redirect: 'manual',
    }),
  );
  sent.isPaid = answer?.headers.get('location')?.includes('/paymentsuccess/') === true;
}

/** Orders one thing after the other, alternating with a court, until the server is gone. */
async function shop(client: Client, url: string, number: number, told: (sent: Sent) => void): Promise<void> {
  const goods = await lost(posLine(client));
  if (goods === null) return;
  for (let turn = 0; ; turn += 1) {
    const pays = { wallet: turn % 3 === 0, points: turn % 4 === 0 };
    const hour = 6 + ((turn * 5 + number) % 17);
    const slot = {
      service: 13,
      facility: 1301 + (number % 6),
      date: Temporal.PlainDate.from(farDate)
        .add({ days: turn % 6 })
        .toString(),
      start: `${String(hour).padStart(2, '0')}:00:00`,
      end: `${String(hour + 1).padStart(2, '0')}:00:00`,
    };
    const body =
      turn % 2 === 0 ? orderBody({ pos: [goods] }, pays) : await courtOrder(client, slot, pays).catch(() => undefined);
    // Without lines the court is taken, or the server is gone; the next order tells.
    const sent: Sent = { token: client.token, key: newKey(), id: null, transaction: null, isPaid: false };
    if (body !== undefined && body.product !== '{"capacity_facility":[]}') {
      told(sent);
      const reply = await lost(client.call('placeOrder', { body, key: sent.key }));
      if (reply === null) return;
      if (reply.status === 200) {
        sent.id = reply.answer.data.order_id;
        sent.transaction = reply.answer.data.transactionId;
        sent.isPaid = reply.answer.data.state === 'paid';
        told(sent);
        if (sent.transaction !== null && turn % 2 === 0) await payByCard(url, sent);
      }
    } else if ((await lost(fetch(url))) === null) return;
  }
}

async function readBooks({ dataDir = 'memory', databaseUrl }: Place): Promise<void> {
  const open = await openDatabase({ dataDir, databaseUrl });
  const faults = await moneyFaults(open.database);
  await open.close();
  if (Object.keys(faults).length > 0) throw new Error(`The books are wrong: ${JSON.stringify(faults, null, 1)}`);
}

/** What was answered before the kill is there, once and whole. */
async function askFor(url: string, all: readonly Sent[], counted: Killed): Promise<void> {
  for (const sent of all) {
    const client = clientOf({ url, portalOrigin, stamp });
    client.token = sent.token;
    const { data } = await client.get('orderStatus', { query: { key: sent.key } });
    if (sent.id === null) counted.unanswered += 1;
    else {
      counted.acknowledged += 1;
      if (data?.order_id !== sent.id) throw new Error(`Order ${sent.id} was acknowledged, and is lost.`);
      if (sent.isPaid && data.state !== 'paid') throw new Error(`Order ${sent.id} was paid, and is ${data.state}.`);
      if (sent.isPaid) counted.paid += 1;
    }
  }
}

/** @param rounds kills; after each the books must be right and nothing acknowledged be lost */
export async function killInOrders(place: Place, rounds: number, acknowledgedEach = 12): Promise<Killed> {
  const counted: Killed = { acknowledged: 0, unanswered: 0, paid: 0 };
  let running = await start(place);
  for (let round = 0; round < rounds; round += 1) {
    const { url } = running;
    const all = new Set<Sent>();
    let answers = 0;
    const enough = Promise.withResolvers<void>();
    const told = (sent: Sent): void => {
      all.add(sent);
      if (sent.id !== null && (answers += 1) === acknowledgedEach) enough.resolve();
    };
    const customers = await Promise.all(
      [2, 4, 6, 1, 2, 6].map((digit) => clientOf({ url, portalOrigin, stamp }).login(`050000000${digit}`)),
    );
    const shopping = customers.map((client, number) => shop(client, url, number + round, told));
    await enough.promise;
    // Not at the answer itself, but at any moment of the following ones.
    await new Promise((resolve) => setTimeout(resolve, (round * 13) % 60));
    await running.kill();
    await Promise.all(shopping);
    await readBooks(place);
    running = await start(place);
    await askFor(running.url, [...all], counted);
  }
  await running.kill();
  return counted;
}

if (process.argv[1] === self) {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const sandbox = await createSandbox({
    port: 0,
    portalOrigin,
    clock: { offset: 0, frozenAt: instant },
    countsCalls: false,
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR! }),
  });
  await sandbox.ready;
  console.log(sandbox.url);
}

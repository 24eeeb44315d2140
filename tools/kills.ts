/**
 * Kills the sandbox in the middle of orders and payments, again and again, in a folder and on PostgreSQL:
 * `npm run kills [-- 20]`. Ends with an error when anything acknowledged is lost, or the books are wrong (B05, I35).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killInOrders, type Killed } from '../test/sandbox/support/killed.ts';
import { startPostgres } from '../test/sandbox/support/postgres.ts';

const rounds = Number(process.argv[2] ?? 20);
const tell = (where: string, { acknowledged, paid, unanswered }: Killed): void =>
  console.log(
    `${where}: ${rounds} kills, ${acknowledged} orders acknowledged and none lost, ${paid} of them paid; ${unanswered} were never answered`,
  );

const folder = mkdtempSync(join(tmpdir(), 'sandbox-kills-'));
const postgres = await startPostgres();
try {
  tell('In a folder', await killInOrders({ dataDir: join(folder, 'data') }, rounds));
  tell('On PostgreSQL', await killInOrders({ databaseUrl: postgres.create('kills') }, rounds));
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The operator's documents: site configuration, health, customer threshold, and what only the sandbox itself knows. */
import { json, type Queryable } from './database.ts';

export type SettingKey =
  | 'site'
  | 'health'
  | 'threshold'
  | 'clock'
  | 'seededOn'
  | 'captchaSecret'
  | 'testToken'
  | 'leadShown';

/** The document under that key, undefined when there is none. */
export async function readSetting<T>(database: Queryable, key: SettingKey): Promise<T | undefined> {
  const row = await database.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value as T | undefined;
}

export async function writeSetting(database: Queryable, key: SettingKey, value: unknown): Promise<void> {
  await database
    .insertInto('setting')
    .values({ key, value: json(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json(value) }))
    .execute();
}

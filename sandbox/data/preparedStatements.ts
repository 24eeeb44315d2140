/**
 * The embedded database with what it is asked again and again: a question is read once, and planned a few times. By itself
 * it reads and plans each anew, in six calls of its module instead of one, which is most of what a short question costs.
 */
import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';
import type { PGlite as Asked } from 'kysely';

const { serialize } = protocol;

interface Statement {
  readonly name: string;
  /** Of its parameters. */
  readonly types: readonly number[];
  /** What the database says of its columns. */
  readonly described: Awaited<ReturnType<PGlite['execProtocolStream']>>;
}

/** More than the sandbox has questions; those with a list have one text for each length of it. */
const most = 400;

const isQuestion = (text: string): boolean => /^\s*(?:select|with|insert|update|delete)\b/i.test(text);
/** What may change the tables, or holds statements that may, or takes such a change back. */
const mayChangeTables = (text: string): boolean => /^\s*(?:create|alter|drop|do|rollback)\b/i.test(text);

function joined(...messages: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const message of messages) {
    all.set(message, at);
    at += message.length;
  }
  return all;
}

/** What the query builder takes in place of the database itself; it alone asks, one question at a time. */
export function preparing(pglite: PGlite): Asked {
  /** By their text, the one made first at the front. */
  const statements = new Map<string, Statement>();
  let made = 0;

  const send = (...messages: readonly Uint8Array[]) =>
    pglite.execProtocolStream(joined(...messages, serialize.sync()), { syncToFs: false });

  async function forget(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const { name } = statements.get(text)!;
      statements.delete(text);
      await send(serialize.close({ type: 'S', name }));
    }
  }
  /** A statement answers with the columns that its tables had when it was made. */
  const forgetAll = () => forget(...statements.keys());

  async function prepare(text: string): Promise<Statement> {
    if (statements.size === most) await forget(statements.keys().next().value!);
    made += 1;
    const name = `s${made}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, types: parse.parseDescribeStatementResults(described), described };
    statements.set(text, statement);
    return statement;
  }

  function written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = pglite.serializers[type];
    return serializer ? serializer(value) : (value as string | number).toString();
  }

  /** In one go: who closes the database waits for it. */
  const ask = <Row>(text: string, values: readonly unknown[]): Promise<Results<Row>> =>
    pglite.runExclusive(async () => {
      const { name, types, described } = statements.get(text) ?? (await prepare(text));
      const answer = await send(
        serialize.bind({ statement: name, values: values.map((value, index) => written(value, types[index]!)) }),
        serialize.execute({}),
      );
      return parse.parseResults([...described, ...answer], pglite.parsers, { rowMode: 'object' })[0] as Results<Row>;
    });

  /** As the database itself, but for questions. */
  async function answerTo<Row>(
    asked: Pick<Asked, 'query'>,
    text: string,
    values: readonly unknown[],
  ): Promise<Results<Row>> {
    if (isQuestion(text)) return ask<Row>(text, values);
    if (mayChangeTables(text)) await forgetAll();
    return asked.query<Row>(text, [...values]);
  }

  return {
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const answer = await answerTo<Row>(pglite, text, values);
      await pglite.syncToFs();
      return answer;
    },
    async transaction(work) {
      let mayBeTakenBack = false;
      try {
        return await pglite.transaction((inside) =>
          work({
            ...inside,
            query(text, values = []) {
              mayBeTakenBack ||= mayChangeTables(text);
              return answerTo(inside, text, values);
            },
          }),
        );
      } finally {
        if (mayBeTakenBack) await forgetAll();
      }
    },
  };
}

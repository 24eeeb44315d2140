/** A site of the portal where a new build can be deployed, documents can be slow, and the worker can be removed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { previewApp } from '../../../tools/serve/preview.ts';

const built = 'dist';

/** Another build of the same sources: another version, and so another worker. */
function nextBuild(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  cpSync(built, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const former = (JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { version: string }).version;
  const rewrite = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  rewrite('version.json', () => JSON.stringify({ version }));
  rewrite('index.html', (text) => text.replace(`content="${former}"`, `content="${version}"`));
  rewrite('worker.js', (text) =>
    text
      .replaceAll(former, version)
      .replace(/(url:\W\/index\.html\W,\s*revision:\W)\w+/, (_, before: string) => before + version),
  );
  return folder;
}

export interface Site {
  readonly origin: string;
  /** From now on the server has that build. */
  deploy(version: string): void;
  /** How long every document takes. */
  slowDocuments(milliseconds: number): void;
  /** Every document waits from now on, until what this returns is called. */
  holdDocuments(): () => void;
  /** Replaces the answer of every document; null: the documents themselves. */
  answerDocuments(answer: (() => Response) | null): void;
  /** The server has no worker any more. */
  withoutWorker(): void;
  close(): Promise<void>;
}

/** @param operator the sandbox behind it */
export async function startSite(operator: string): Promise<Site> {
  const folders: string[] = [];
  let app = previewApp({ folder: built, operator });
  let delay = 0;
  let freed: Promise<void> | undefined;
  let hasWorker = true;
  let instead: (() => Response) | null = null;
  const server = await new Promise<ReturnType<typeof serve> & { port: number }>((resolve) => {
    const listening = serve(
      {
        hostname: '127.0.0.1',
        port: 0,
        overrideGlobalObjects: false,
        fetch: async (request) => {
          const { pathname } = new URL(request.url);
          if (pathname === '/worker.js' && !hasWorker) return new Response('Not found', { status: 404 });
          const isDocument = request.headers.get('Sec-Fetch-Mode') === 'navigate';
          if (isDocument && instead) return instead();
          const answer = await app.fetch(request);
          if (isDocument) await freed;
          if (isDocument && delay > 0) await new Promise((over) => setTimeout(over, delay));
          return answer;
        },
      },
      ({ port }) => resolve(Object.assign(listening, { port })),
    );
  });
  return {
    origin: `http://localhost:${server.port}`,
    deploy(version) {
      const folder = nextBuild(version);
      folders.push(folder);
      app = previewApp({ folder, operator });
    },
    slowDocuments: (milliseconds) => void (delay = milliseconds),
    holdDocuments() {
      const { promise, resolve } = Promise.withResolvers<void>();
      freed = promise;
      return () => {
        resolve();
        freed = undefined;
      };
    },
    answerDocuments: (answer) => void (instead = answer),
    withoutWorker: () => void (hasWorker = false),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
        for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      }),
  };
}

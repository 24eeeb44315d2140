/** Hashes the inline scripts and styles of the built documents and writes `headers.json` beside them. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeServingFiles } from '../serve/servingFiles.ts';
import {
  commonHeaders,
  documentHeaders,
  hostPolicies,
  policyOf,
  shellWorkerHeaders,
  withServices,
  withSources,
  workerHeaders,
  type HeadersFile,
  type InlineHashes,
} from '../serve/securityHeaders.ts';

/** Where the build writes them. */
export const headersFile = 'headers.json';
/** The worker that keeps the portal; at the root, since it answers for every page. */
export const shellWorkerFile = 'worker.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textsOf = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text);

/** @throws when a document carries what no hash can allow: event handler or style attributes */
export function inlineHashesOf(html: string): InlineHashes {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '').replace(/<!--[\s\S]*?-->/g, '');
  const forbidden = /<[^>]+?\s((?:on[a-z]+|style)\s*=)/i.exec(markup)?.[1];
  if (forbidden) throw new Error(`A document carries the inline attribute "${forbidden}", which no hash can allow.`);
  return { scripts: textsOf(html, 'script').map(hashOf), styles: textsOf(html, 'style').map(hashOf) };
}

export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      const documents = Object.keys(bundle).filter((file) => file.endsWith('.html'));
      const workers = Object.keys(bundle).filter((file) => /Worker-[\w-]+\.js$/.test(file));
      const headers: HeadersFile = Object.fromEntries([
        [`/${shellWorkerFile}`, { ...shellWorkerHeaders, ...commonHeaders }] as const,
        ...workers.map((file) => [`/${file}`, { ...workerHeaders, ...commonHeaders }] as const),
        ...documents.flatMap((file) => {
          const html = readFileSync(join(dir, file), 'utf8');
          const strict = policyOf(inlineHashesOf(html));
          const { PORTAL_SERVICES, PORTAL_SOURCES, PORTAL_HOST_SOURCES } = process.env;
          const policy = withSources(withServices(strict, PORTAL_SERVICES), PORTAL_SOURCES);
          const hosts = file === 'index.html' ? hostPolicies(policy, PORTAL_HOST_SOURCES) : {};
          return [
            [`/${file}`, documentHeaders(policy)] as const,
            ...Object.entries(hosts).map(([host, own]) => [`//${host}/${file}`, documentHeaders(own)] as const),
          ];
        }),
      ]);
      await writeServingFiles(dir, headers);
      writeFileSync(join(dir, headersFile), `${JSON.stringify(headers, null, 2)}\n`);
    },
  };
}

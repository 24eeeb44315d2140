/** Names the build: `/version.json`, polled by open pages, and the same name in the document itself (R4.3, R7.2). */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const versionLength = 12;

/** Adds `<meta name="version">` to every built document and writes `version.json`; equal sources give equal versions. */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      for (const [name, file] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1))) {
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      const version = hash.digest('hex').slice(0, versionLength);
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
        file.source = String(file.source).replace('<head>', `<head>\n    <meta name="version" content="${version}" />`);
      }
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version })}\n` });
    },
  };
}

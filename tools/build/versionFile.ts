/** Names the build in `/version.json`, which open pages poll (R4.3, R7.2). */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const versionLength = 12;

/** Where the document says which build it is of. */
const versionPlaceholder = '<meta name="version" content="" />';

/** Writes `version.json`, and the same into the document; equal sources give equal versions. */
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
      const document = bundle['index.html'];
      if (document?.type !== 'asset' || !String(document.source).includes(versionPlaceholder))
        throw new Error('The document has no place for the version.');
      document.source = String(document.source).replace(
        versionPlaceholder,
        `<meta name="version" content="${version}" />`,
      );
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version })}\n` });
    },
  };
}

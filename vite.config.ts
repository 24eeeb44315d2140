import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { chunkGroups } from './tools/build/chunks.ts';
import { compiledAtOnce } from './tools/build/compiledAtOnce.ts';
import { contentSecurityPolicy } from './tools/build/contentSecurityPolicy.ts';
import { documentWords } from './tools/build/documentWords.ts';
import { earlyFiles } from './tools/build/earlyFiles.ts';
import { buildTargets } from './tools/floor/floor.ts';
import { fileFetching } from './tools/build/fileFetching.ts';
import { firstPicture } from './tools/build/firstPicture.ts';
import { inspectorPage, inspectorSource } from './tools/build/inspectorPage.ts';
import { inlineEntry } from './tools/build/inlineEntry.ts';
import { lateStyles } from './tools/build/lateStyles.ts';
import { moduleGraph } from './tools/build/moduleGraph.ts';
import { pageWords } from './tools/build/pageWords.ts';
import { shortCharts } from './tools/build/shortCharts.ts';
import { shortExports } from './tools/build/shortExports.ts';
import { smallDocuments } from './tools/build/smallDocument.ts';
import { shellWorker } from './tools/build/shellWorker.ts';
import { tooOldPage } from './tools/build/tooOldPage.ts';
import { versionFile } from './tools/build/versionFile.ts';

/** The calendar's own strings come in every language; the portal speaks two. */
const twoLanguages: Plugin = {
  name: 'two-languages',
  enforce: 'pre',
  load: (id) =>
    /[\\/]intl[\\/][\w-]+[\\/](?!en-US|ar-AE)[a-z]{2}-[A-Z]{2}\.m?js$/.test(id) ? 'export default {}' : undefined,
};

export default defineConfig(({ command }) => ({
  // React has what the shim of it stands in for.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  plugins: [
    twoLanguages,
    shortCharts(),
    fileFetching(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // While words are being written their English stands in; a build without them is refused.
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    pageWords(),
    tooOldPage(),
    documentWords(),
    inspectorPage(),
    versionFile(),
    shellWorker(),
    firstPicture(),
    lateStyles(),
    earlyFiles(),
    smallDocuments(),
    shortExports(),
    inlineEntry(),
    compiledAtOnce(),
    contentSecurityPolicy(),
    moduleGraph(),
  ],
  worker: { format: 'es' },
  build: {
    target: buildTargets,
    // Older targets would freeze light-dark() to its value at the root, and dark bands would stay light.
    cssTarget: buildTargets,
    sourcemap: false,
    // What may weigh what is said by `npm run sizes`.
    chunkSizeWarningLimit: 1_000,
    assetsInlineLimit: 0,
    // The inspector is a page of its own; the portal links to none of its code.
    rolldownOptions: {
      input: ['index.html', inspectorSource],
      output: {
        // The start names each file that it may fetch; a letter less of each, as few as the bundler allows, spares every visitor some 60 bytes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
}));

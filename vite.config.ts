import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { contentSecurityPolicy } from './tools/contentSecurityPolicy.ts';
import { versionFile } from './tools/versionFile.ts';

/** The calendar's own strings come in every language; the portal speaks two. */
const twoLanguages: Plugin = {
  name: 'two-languages',
  enforce: 'pre',
  load: (id) =>
    /[\\/]intl[\\/][\w-]+[\\/](?!en-US|ar-AE)[a-z]{2}-[A-Z]{2}\.m?js$/.test(id) ? 'export default {}' : undefined,
};

export default defineConfig(({ command }) => ({
  plugins: [
    twoLanguages,
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // While words are being written their English stands in; a build without them is refused.
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    versionFile(),
    contentSecurityPolicy(),
  ],
  build: {
    target: 'es2023',
    // Older targets would freeze light-dark() to its value at the root, and dark bands would stay light.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    // The inspector is a page of its own; the portal links to none of its code.
    rolldownOptions: { input: ['index.html', 'inspector.html'] },
  },
}));

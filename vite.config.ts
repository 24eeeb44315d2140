import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { contentSecurityPolicy } from './tools/contentSecurityPolicy.ts';
import { versionFile } from './tools/versionFile.ts';

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    versionFile(),
    contentSecurityPolicy(),
  ],
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0 },
});

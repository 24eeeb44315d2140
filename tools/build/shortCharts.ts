/** What a chart says of itself is for whoever reads it, or has it drawn (`npm run flows`): no browser is sent it. */
import type { Plugin } from 'vite';

const saying = /^ +description:\s+'(?:[^'\\]|\\.)*',\n/gm;

export const withoutSayings = (code: string): string => code.replaceAll(saying, '');

export const shortCharts = (): Plugin => ({
  name: 'short-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.*Machine\.ts$/ },
    handler: (code) => ({ code: withoutSayings(code), map: null }),
  },
});

/** What a chart says of itself is for whoever reads it or has it drawn (`npm run flows`), and its types for the compiler: no browser is sent them. */
import type { Plugin } from 'vite';

const saying = /^ +description:\s+'(?:[^'\\]|\\.)*',\n/gm;

const types = /(\bsetup\(\{\n)  types: \{(?: .*\},|\n(?:    .*\n)*  \},)\n/g;

export const withoutSayings = (code: string): string => code.replaceAll(saying, '').replaceAll(types, '$1');

export const shortCharts = (): Plugin => ({
  name: 'short-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.*(?:Machine|Setup)\.ts$/ },
    handler: (code) => ({ code: withoutSayings(code), map: null }),
  },
});

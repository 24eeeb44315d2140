/** Where the pictures lie, and what each is called. */
import { join } from 'node:path';

/** The narrowest that is promised, a phone, a desktop, a large one (`WIDTHS=390,1280` takes others). */
export const widths: readonly number[] = (process.env['WIDTHS'] ?? '320,390,1280,1600').split(',').map(Number);

export const folder = join('test-results', 'tour');

export interface Picture {
  stop: string;
  tenant: string;
  language: string;
  theme: string;
  width: number;
}

const facets = ['stop', 'tenant', 'language', 'theme', 'width'] as const;

export const fileOf = (picture: Picture): string => `${facets.map((facet) => picture[facet]).join('.')}.png`;
export const pictureOf = (picture: Picture): string => join(folder, fileOf(picture));

/** The picture that a file is; null for any other file. */
export function pictureIn(file: string): Picture | null {
  const [, stop, tenant, language, theme, width] = /^([\w-]+)\.(\w+)\.(\w+)\.(\w+)\.(\d+)\.png$/.exec(file) ?? [];
  if (!stop || !tenant || !language || !theme) return null;
  return { stop, tenant, language, theme, width: Number(width) };
}

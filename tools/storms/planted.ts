/** Plants one defect into the portal while Vite loads it; no file is changed. */
import type { Plugin } from 'vitest/config';
import { plantedDefects } from './plantedDefects.ts';

/** @param name which of the list; undefined: none */
export function planted(name: string | undefined): Plugin {
  const defect = plantedDefects.find((one) => one.name === name);
  if (defect === undefined) return { name: 'planted-defect' };
  const edits = [defect, ...(defect.also === undefined ? [] : [defect.also])];
  const editOf = (id: string) => edits.find(({ file }) => id.split('?')[0]!.endsWith(`/${file}`));
  return {
    name: 'planted-defect',
    enforce: 'pre',
    // Vitest keeps what it has transformed: without a key of its own the defect would stand in every later run.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (editOf(id) === undefined ? null : `planted ${name}`)),
    transform(code, id) {
      const edit = editOf(id);
      if (edit === undefined) return undefined;
      const { file, was, becomes } = edit;
      const parts = code.split(was);
      if (parts.length !== 2) throw new Error(`${file} has “${was}” ${parts.length - 1} times`);
      return parts.join(becomes);
    },
  };
}

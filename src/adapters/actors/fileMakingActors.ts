import { fromPromise } from 'xstate';
import { fileMakingMachine } from '../../../machines/fileMaking/fileMakingMachine.ts';
import { saveAs } from '../saveAs.ts';

export interface MadeFile {
  name: string;
  content: Blob;
}

/** @param make the file that is wanted now */
export const provideFileMaking = (make: (signal: AbortSignal) => Promise<MadeFile>) =>
  fileMakingMachine.provide({
    actors: {
      makeFile: fromPromise(async ({ signal }) => {
        const { name, content } = await make(signal);
        saveAs(name, content.type, content);
      }),
    },
  });

import { fromPromise } from 'xstate';
import { fileMakingMachine } from '../../../machines/fileMaking/fileMakingMachine.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { isLoadFailure } from '../scripts/codeLoading.ts';
import { saveAs } from '../device/saveAs.ts';

export interface MadeFile {
  name: string;
  content: Blob;
}

const save = ({ name, content }: MadeFile): void => saveAs(name, content.type, content);

/**
 * @param make the file that is wanted now
 * @param handOver where it goes; saved unless said
 */
export const provideFileMaking = (
  make: (signal: AbortSignal) => Promise<MadeFile>,
  handOver: (file: MadeFile) => void | Promise<void> = save,
) =>
  provideFor(fileMakingMachine)({
    actors: {
      makeFile: fromPromise(async ({ signal }) =>
        handOver(
          await make(signal).catch((error: unknown) => {
            throw isLoadFailure(error) ? new ConnectionError() : error;
          }),
        ),
      ),
    },
  });

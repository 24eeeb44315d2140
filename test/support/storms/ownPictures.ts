/** The picture of a person as a form has it: chosen, cut and taken (R3.7.10). What a browser does with its pixels stands in. */
import { createActor, fromPromise } from 'xstate';
import { pictureMachine, type PictureRef } from '../../../machines/picture/pictureMachine.ts';
import type { CutPicture } from '../../../machines/person/picture.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { fileOf } from '../../../src/adapters/device/fileOf.ts';
import type { StormFile } from './stormFile.ts';

/** Milliseconds: to read a picture, and to cut it. */
const aMoment = 300;
const later = () => new Promise<void>((resolve) => setTimeout(resolve, aMoment));

export interface OwnPicture {
  actor: PictureRef;
  /** The name of the file that is being read. */
  reading: string | null;
  /** The name of the picture that was confirmed last, until it is taken. */
  confirmed: string | null;
  /** One was chosen on this page. */
  isTouched: boolean;
  /** Taken, and nobody has confirmed it. */
  strays: string[];
}

/** @param take another one was cut */
export function openPicture(
  started: (actor: never) => void,
  take: (picture: CutPicture, name: string) => void,
): OwnPicture {
  const read = new Map<string, StormFile>();
  const machine = provideFor(pictureMachine)({
    actors: {
      readPicture: fromPromise(async ({ input: { file } }) => {
        await later();
        // SAFETY: nobody chooses another one in a storm.
        const chosen = fileOf(file) as StormFile;
        if (chosen.isOdd) throw new RefusedError('pictureUnreadable');
        read.set(chosen.name, chosen);
        return { address: chosen.name, width: 900, height: 600 };
      }),
      cutPicture: fromPromise(async ({ input: { address } }) => {
        await later();
        return { blob: read.get(address)!, address: '' };
      }),
    },
  });
  const actor = createActor(machine);
  const own: OwnPicture = { actor, reading: null, confirmed: null, isTouched: false, strays: [] };
  actor.on('picture.taken', ({ picture }) => {
    const { name } = picture.blob as StormFile;
    if (own.confirmed !== name) own.strays.push(name);
    own.confirmed = null;
    take(picture, name);
  });
  started(actor as never);
  return own;
}

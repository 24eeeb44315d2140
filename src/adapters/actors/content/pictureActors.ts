/** Reads a picture from a phone or a disk, and cuts it; neither file nor pixels are known to the machine. */
import { fromPromise } from 'xstate';
import { pictureMachine } from '../../../../machines/picture/pictureMachine.ts';
import { uncutPictureFault } from '../../../../machines/person/picture.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { choosePicture } from '../../device/choosePicture.ts';
import { fileOf } from '../../device/fileOf.ts';

/** Pixels of each side at most: sharp wherever a person is shown, and small enough to send from a phone. */
const longestSide = 640;
const quality = 0.9;

async function decoded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    throw new RefusedError('pictureUnreadable');
  }
  return picture;
}

function drawn(picture: HTMLImageElement, { left, top, side }: { left: number; top: number; side: number }) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(side, longestSide)));
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new RefusedError('pictureUnreadable');
  // A JPEG has no transparency: what was transparent would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

export function providePicture() {
  let last: string | null = null;
  const release = () => {
    if (last !== null) URL.revokeObjectURL(last);
    last = null;
  };
  return provideFor(pictureMachine)({
    actors: {
      readPicture: fromPromise(async ({ input }) => {
        const file = fileOf(input.file);
        const fault = uncutPictureFault(await choosePicture(file));
        if (fault !== null) throw new RefusedError(fault);
        release();
        last = URL.createObjectURL(file);
        const { naturalWidth: width, naturalHeight: height } = await decoded(last);
        return { address: last, width, height };
      }),
      cutPicture: fromPromise(async ({ input: { address, square } }) => {
        const blob = await drawn(await decoded(address), square);
        if (blob === null) throw new RefusedError('pictureUnreadable');
        release();
        return { blob, address: URL.createObjectURL(blob) };
      }),
    },
  });
}

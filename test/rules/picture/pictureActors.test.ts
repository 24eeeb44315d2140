/**
 * A picture of a person, from a phone or a disk: read by its content, and cropped to a square of limited size (Q5.4.d,
 * R5.4.9).
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePicture } from '../../../src/adapters/actors/content/pictureActors.ts';
import { runActor } from '../../support/calls/servedCalls.ts';

const jpeg = () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'me.jpg', { type: 'image/jpeg' });
const drawn: unknown[][] = [];
const gone: string[] = [];
let canDecode = true;
let pen: object | null = null;
let made: Blob | null = null;
const canvas = {
  width: 0,
  height: 0,
  getContext: (kind: string) => (kind === '2d' ? pen : null),
  toBlob: (give: (blob: Blob | null) => void, ...how: unknown[]) => {
    drawn.push(['blob', canvas.width, canvas.height, ...how]);
    give(made);
  },
};

beforeEach(() => {
  drawn.length = 0;
  gone.length = 0;
  canDecode = true;
  made = new Blob(['cut'], { type: 'image/jpeg' });
  pen = {
    set fillStyle(colour: string) {
      drawn.push(['colour', colour]);
    },
    fillRect: (...where: unknown[]) => drawn.push(['fill', ...where]),
    drawImage: (picture: { src: string }, ...where: unknown[]) => drawn.push(['draw', picture.src, ...where]),
  };
  let count = 0;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => `blob:${(count += 1)}`;
      static override revokeObjectURL = (address: string) => void gone.push(address);
    },
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 1_200;
      naturalHeight = 800;
      decode = async () => {
        if (!canDecode) throw new DOMException('', 'EncodingError');
      };
    },
  );
  vi.stubGlobal('document', { createElement: (kind: string) => (kind === 'canvas' ? canvas : null) });
});
afterEach(() => vi.unstubAllGlobals());

const read = (machine = providePicture(), file: File = jpeg()) => runActor(machine, 'readPicture', { file });
const cut = (side: number, machine = providePicture()) =>
  runActor(machine, 'cutPicture', { address: 'blob:9', square: { left: 10, top: 20, side } });

test('is read with its sizes', async () => {
  expect(await read()).toEqual({ address: 'blob:1', width: 1_200, height: 800 });
  expect(gone).toEqual([]);
});

test('another one replaces the previous one, which is released', async () => {
  const machine = providePicture();
  await read(machine);
  expect(await read(machine)).toMatchObject({ address: 'blob:2' });
  expect(gone).toEqual(['blob:1']);
});

test('Q5.4.d: a file whose content differs from its type is refused before it is decoded', async () => {
  const machine = providePicture();
  await read(machine);
  const other = new File(['GIF89a'], 'me.jpg', { type: 'image/jpeg' });
  await expect(read(machine, other)).rejects.toMatchObject({ name: 'RefusedError' });
  expect(gone).toEqual([]);
});

test('a file that cannot be decoded or drawn is reported', async () => {
  canDecode = false;
  await expect(read()).rejects.toMatchObject({ code: 'pictureUnreadable' });
  canDecode = true;
  made = null;
  await expect(cut(300)).rejects.toMatchObject({ code: 'pictureUnreadable' });
  pen = null;
  await expect(cut(300)).rejects.toMatchObject({ code: 'pictureUnreadable' });
});

test.each([
  [300, 300],
  [299.6, 300],
  [640, 640],
  [2_000, 640],
  [0, 1],
])('a square of %d is cut to %d, on white, and no larger than can be sent', async (side, pixels) => {
  expect(await cut(side)).toEqual({ blob: made, address: 'blob:1' });
  expect(drawn).toEqual([
    ['colour', '#fff'],
    ['fill', 0, 0, pixels, pixels],
    ['draw', 'blob:9', 10, 20, side, side, 0, 0, pixels, pixels],
    ['blob', pixels, pixels, 'image/jpeg', 0.9],
  ]);
});

test('once it is cut the whole one is let go, once', async () => {
  const machine = providePicture();
  await read(machine);
  await cut(300, machine);
  await cut(300, machine);
  expect(gone).toEqual(['blob:1']);
});

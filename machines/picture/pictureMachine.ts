import type { ChosenFile } from '../shared/chosenFile.ts';
import { assertEvent, assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CutPicture } from '../person/picture.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  movedCrop,
  placedCrop,
  squareOf,
  wholeCrop,
  zoomed,
  type Crop,
  type CropMove,
  type PictureSize,
} from './cropRules.ts';

/** A file that was read: its object URL and its size. */
export interface PictureSource extends PictureSize {
  address: string;
}

/** For the form that asked for the picture. */
export type PictureEmitted = { type: 'picture.taken'; picture: CutPicture };

export interface PictureContext {
  /** The picture being cropped; null when none is. */
  source: PictureSource | null;
  crop: Crop;
  /** Why the file was refused. */
  problem: Problem | null;
}

export type PictureEvent =
  | { type: 'picture.choose'; file: ChosenFile }
  | { type: 'crop.move'; by: CropMove }
  | { type: 'crop.place'; at: Partial<CropMove> }
  | { type: 'crop.zoom'; zoom: number }
  | { type: 'crop.confirm' }
  | { type: 'crop.dismiss' };

interface Failed {
  error: unknown;
}

const picture = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    emitted: {} as PictureEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Fails for a file that is not a picture. */
    readPicture: promiseActor<PictureSource, { file: ChosenFile }>('readPicture'),
    cutPicture: promiseActor<CutPicture, { address: string; square: ReturnType<typeof squareOf> }>('cutPicture'),
  },
  actions: {
    assignSource: assign((_, { output }: { output: PictureSource }) => ({ source: output, crop: wholeCrop })),
    clearSource: assign({ source: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    assignMovedCrop: assign(({ context: { source, crop } }, { by }: { by: CropMove }) => ({
      crop: movedCrop(source!, crop, by),
    })),
    assignPlacedCrop: assign(({ context: { crop } }, { at }: { at: Partial<CropMove> }) => ({
      crop: placedCrop(crop, at),
    })),
    assignZoomedCrop: assign(({ context: { source, crop } }, { zoom }: { zoom: number }) => ({
      crop: zoomed(source!, crop, zoom),
    })),
    emitTaken: emit((_, { output }: { output: CutPicture }) => ({ type: 'picture.taken' as const, picture: output })),
  },
});

export const pictureMachine = picture.createMachine({
  id: 'picture',
  description:
    'A picture of a person is chosen, moved and zoomed behind a frame, and cropped to it; nothing is used before the customer confirms it (R3.7.10, R5.4.9).',
  context: { source: null, crop: wholeCrop, problem: null },
  initial: 'resting',
  states: {
    resting: { on: { 'picture.choose': { target: 'reading', actions: 'clearProblem' } } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ event }) => {
          assertEvent(event, 'picture.choose');
          return { file: event.file };
        },
        onDone: { target: 'cropping', actions: { type: 'assignSource', params: wholeEvent } },
        onError: { target: 'resting', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    cropping: {
      on: {
        'crop.move': { actions: { type: 'assignMovedCrop', params: wholeEvent } },
        'crop.place': { actions: { type: 'assignPlacedCrop', params: wholeEvent } },
        'crop.zoom': { actions: { type: 'assignZoomedCrop', params: wholeEvent } },
        'crop.confirm': { target: 'cutting', actions: 'clearProblem' },
        'crop.dismiss': { target: 'resting', actions: ['clearSource', 'clearProblem'] },
      },
    },
    cutting: {
      tags: 'busy',
      invoke: {
        id: 'cutPicture',
        src: 'cutPicture',
        input: ({ context: { source, crop } }) => ({ address: source!.address, square: squareOf(source!, crop) }),
        onDone: { target: 'resting', actions: [{ type: 'emitTaken', params: wholeEvent }, 'clearSource'] },
        onError: { target: 'cropping', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
  },
});

export type PictureRef = ActorRefFrom<typeof pictureMachine>;
export type PictureSnapshot = SnapshotFrom<typeof pictureMachine>;

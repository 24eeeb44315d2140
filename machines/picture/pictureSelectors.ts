/** Selectors of a picture being chosen. */
import { roomOf } from './cropRules.ts';
import type { PictureSnapshot } from './pictureMachine.ts';

/** The picture behind the frame; null when none is being cropped. */
export const source = ({ context }: PictureSnapshot) => context.source;
export const crop = ({ context }: PictureSnapshot) => context.crop;
export const problem = ({ context }: PictureSnapshot) => context.problem;
/** Whether the file is being read. */
export const isReading = (snapshot: PictureSnapshot) => snapshot.matches('reading');
export const isCutting = (snapshot: PictureSnapshot) => snapshot.matches('cutting');
/** Whether it can be moved sideways. */
export const hasRoomBeside = ({ context: { source, crop } }: PictureSnapshot) =>
  source !== null && roomOf(source, crop).x;
export const hasRoomAbove = ({ context: { source, crop } }: PictureSnapshot) =>
  source !== null && roomOf(source, crop).y;

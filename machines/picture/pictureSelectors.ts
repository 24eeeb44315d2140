/** What views ask of a picture that is being chosen. */
import { roomOf } from './cropRules.ts';
import type { PictureSnapshot } from './pictureMachine.ts';

/** What lies behind the frame; null while nothing is being cut. */
export const source = ({ context }: PictureSnapshot) => context.source;
export const crop = ({ context }: PictureSnapshot) => context.crop;
export const problem = ({ context }: PictureSnapshot) => context.problem;
/** The file is being read. */
export const isReading = (snapshot: PictureSnapshot) => snapshot.matches('reading');
export const isCutting = (snapshot: PictureSnapshot) => snapshot.matches('cutting');
/** Whether it can be moved to the sides. */
export const hasRoomBeside = ({ context: { source, crop } }: PictureSnapshot) =>
  source !== null && roomOf(source, crop).x;
export const hasRoomAbove = ({ context: { source, crop } }: PictureSnapshot) =>
  source !== null && roomOf(source, crop).y;

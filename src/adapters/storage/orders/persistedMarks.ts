/** Short marks in one text, a line for each: as many as are of use to anybody, the latest first. What one is about is its first word. */
import type { Persisted } from '../storage.ts';

const most = 4;

export const marksIn = (kept: Persisted<string>): string[] => kept.read()?.split('\n') ?? [];

const isAbout = (mark: string, subject: string): boolean => mark.split(' ', 1)[0] === subject;

export const findMark = (kept: Persisted<string>, subject: string): string | undefined =>
  marksIn(kept).find((mark) => isAbout(mark, subject));

function write(kept: Persisted<string>, marks: string[]): void {
  if (marks.length > 0) kept.write(marks.slice(0, most).join('\n'));
  else kept.drop();
}

/** In place of what was there about the same. */
export function putMark(kept: Persisted<string>, mark: string): void {
  const [subject = ''] = mark.split(' ', 1);
  write(kept, [mark, ...marksIn(kept).filter((other) => !isAbout(other, subject))]);
}

export function takeMark(kept: Persisted<string>, subject: string): void {
  write(
    kept,
    marksIn(kept).filter((mark) => !isAbout(mark, subject)),
  );
}

/** Files that customers attach (R5.4.9, R5.4.10, Q5.4.d). */

/** The first bytes of each kind of file. */
const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;
export type FileKind = keyof typeof signatures;

/** How many first bytes identify every kind. */
export const fileKindBytes = 8;

const declared: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/pjpeg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** The kind of a file, if its declared type and its first bytes agree; null when it may not be attached. */
export function fileKind(type: string, firstBytes: Uint8Array): FileKind | null {
  const kind = declared[type.toLowerCase().split(';')[0]?.trim() ?? ''];
  if (kind === undefined) return null;
  return signatures[kind].every((byte, index) => firstBytes[index] === byte) ? kind : null;
}

/** Whether there is a file; one stored earlier counts (R5.4.10). */
export const isAttached = (path: string | null): boolean => path !== null && path.trim() !== '';

/** The input of an actor that stores the file in the event. */
export function chosenFile<TFile>(event: { type: string } | { type: 'file.choose'; file: TFile }): { file: TFile } {
  if (!('file' in event)) throw new Error(`${event.type}: no file was chosen`);
  return { file: event.file };
}

/** A file as the browser provides it: machines use its name and size, only actors read its content. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A file as a browser hands it over: machines name and measure it, and only an actor looks inside. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

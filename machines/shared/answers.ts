/** What an actor that is over tells the machine that ran it. */
export interface Done<TOutput> {
  output: TOutput;
}
export interface Failed {
  error: unknown;
}

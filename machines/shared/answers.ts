/** The events of an invoked actor that has ended: its output, or its error. */
export interface Done<TOutput> {
  output: TOutput;
}
export interface Failed {
  error: unknown;
}

/** Mutants that no test can notice, each with the reason why nobody could. */
interface Equivalent {
  readonly file: string;
  /** The source as it is, on one line; an … at the end stands for any rest. */
  readonly was: string;
  /** Any replacement where nothing is said. */
  readonly becomes?: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'machines/hold/holdMachine.ts',
    was: 'line.id === lineId',
    becomes: 'true',
    why: 'To drop a line that was not lost leaves the list as it is.',
  },
  {
    file: 'machines/money/installment.ts',
    was: 'divisor >= 1',
    becomes: 'divisor > 1',
    why: 'A price divided by one is the price.',
  },
  {
    file: 'machines/money/minorUnits.ts',
    was: "''",
    why: 'Whatever is no currency has a hundred minor units.',
  },
];

/** What the home page may weigh, in brotli KiB of JavaScript: what it begins with, and all that it loads until it is quiet. */

/** What the frameworks alone weigh on it. */
const floor = 91.2;

interface Budget {
  readonly name: string;
  readonly goal: number;
  /** To be lowered with the weight, never raised. */
  readonly limit: number;
}

/** Courts and venues included. */
export const firstPage: Budget = { name: 'First page', goal: floor * 1.25, limit: 113.8 };
/** Of who looks and touches nothing; 127.3 until its weight no longer depended on the hashes of the day. */
export const wholeHome: Budget = { name: 'Home until it is quiet', goal: floor * 1.4, limit: 127.4 };

/** Whether so many bytes may stand, and the sentence that says so. */
export function judge({ name, goal, limit }: Budget, bytes: number): { isAllowed: boolean; sentence: string } {
  const weight = bytes / 1024;
  const isAllowed = weight <= limit;
  const verdict = isAllowed ? (weight <= goal ? 'within' : 'above the goal, within') : 'above';
  return {
    isAllowed,
    sentence: `${name}: ${weight.toFixed(1)} KiB of JavaScript (brotli), ${(weight / floor).toFixed(3)} × the frameworks alone; ${verdict} the limit of ${limit.toFixed(1)} KiB.`,
  };
}

import { diallingCodes } from './diallingCodes.ts';

/** `+971501234567` → `+971 501234567`: the country's code apart, as numbers are written. What has no such code stays. */
export function spacedPhone(number: string): string {
  // Some codes begin as another one does: the longest counts.
  const code = [4, 3, 2, 1].map((digits) => number.slice(1, digits + 1)).find((start) => start in diallingCodes);
  return number.startsWith('+') && code !== undefined ? `+${code} ${number.slice(code.length + 1).trim()}` : number;
}

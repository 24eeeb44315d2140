/** Six digits that nobody can foresee, each as likely as the other. */
import { randomInt } from 'node:crypto';

/** The first digit may be a zero. */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

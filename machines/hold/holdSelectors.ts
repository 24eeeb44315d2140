/** Selectors of the cart's hold. */
import type { HoldSnapshot } from './holdMachine.ts';

/** Whether renewal has stopped and the remaining time is counted down. */
export const isCounting = (snapshot: HoldSnapshot): boolean => snapshot.hasTag('counting');
export const isEnding = (snapshot: HoldSnapshot): boolean => snapshot.matches('ending');
export const isExpired = (snapshot: HoldSnapshot): boolean => snapshot.matches('over');
export const isUnsure = ({ context }: HoldSnapshot): boolean => context.held.isUnsure;
export const until = ({ context }: HoldSnapshot): string | null => context.held.until;
export const endsAt = ({ context }: HoldSnapshot): number => context.held.endsAt;
export const gone = ({ context }: HoldSnapshot) => context.lost;

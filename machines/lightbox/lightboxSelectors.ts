import type { LightboxSnapshot } from './lightboxMachine.ts';

export const isOpen = (snapshot: LightboxSnapshot): boolean => snapshot.matches('open');
export const isLoading = (snapshot: LightboxSnapshot): boolean => snapshot.matches({ open: 'loading' });
export const isFailed = (snapshot: LightboxSnapshot): boolean => snapshot.matches({ open: 'failed' });
export const isUnconnected = (snapshot: LightboxSnapshot): boolean =>
  snapshot.matches({ open: { failed: 'unconnected' } });
export const current = ({ context }: LightboxSnapshot): number => context.current;
/** Whether what is shown is told in words as well. */
export const isReading = ({ context }: LightboxSnapshot): boolean => context.isReading;
export const isLinked = ({ context }: LightboxSnapshot): boolean => context.isLinked;
/** Changes with every retry, so that the browser fetches the picture again. */
export const tries = ({ context }: LightboxSnapshot): number => context.tries;
export const hasNext = ({ context }: LightboxSnapshot): boolean => context.current < context.count - 1;
export const hasPrevious = ({ context }: LightboxSnapshot): boolean => context.current > 0;

/** What is left of a pause or a hold, in minutes and seconds: 125 is 2:05. */
export const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

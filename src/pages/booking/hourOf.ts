/** The hour of `HH:mm:ss` with its fraction: 19:30:00 is 19.5. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

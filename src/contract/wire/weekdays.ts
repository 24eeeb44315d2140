/** Bit of each weekday, Sunday first (R3.10.4). */
export const weekdayBits = [1, 2, 4, 8, 16, 32, 64] as const;

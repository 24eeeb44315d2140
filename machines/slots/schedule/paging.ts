const firstPage = 11;
const nextPage = 12;

/** How many of `total` cells the grid shows after some clicks on show-more (U5, R2.11.11, R9.2.9). */
export const shownCount = (clicks: number, total: number): number => Math.min(total, firstPage + clicks * nextPage);

/** Whether two plain answers of a selector say the same, so that nothing is drawn anew for them. */
export const sameContent = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

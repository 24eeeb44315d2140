/** How much room a picture has among the others: blocks of one large and four small; what is left over fills its row. */
export type ShotSpan = 'large' | 'wide' | 'full' | null;

const block = 5;

export function shotSpan(index: number, count: number): ShotSpan {
  const inBlocks = count - (count % block);
  if (index < inBlocks) return index % block === 0 ? 'large' : null;
  const over = count - inBlocks;
  if (over === 1) return 'full';
  if (over === 2) return 'wide';
  return over === 3 && index === inBlocks ? 'wide' : null;
}

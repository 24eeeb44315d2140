/** Stories to read after another one. */

interface Told {
  readonly slug: string;
  readonly sport: string | null;
}

/** Other stories: those about the same sport first, otherwise in the operator's order. */
export function relatedStories<Story extends Told>(stories: readonly Story[], read: Told, count: number): Story[] {
  const others = stories.filter(({ slug }) => slug !== read.slug);
  const isNear = ({ sport }: Story) => sport !== null && sport === read.sport;
  return [...others.filter(isNear), ...others.filter((story) => !isNear(story))].slice(0, count);
}

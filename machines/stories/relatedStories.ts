/** What somebody may want to read after a story. */

interface Told {
  readonly slug: string;
  readonly sport: string | null;
}

/** Others, those about the same sport first, else in the operator's order. */
export function relatedStories<Story extends Told>(stories: readonly Story[], read: Told, count: number): Story[] {
  const others = stories.filter(({ slug }) => slug !== read.slug);
  const isNear = ({ sport }: Story) => sport !== null && sport === read.sport;
  return [...others.filter(isNear), ...others.filter((story) => !isNear(story))].slice(0, count);
}

import { loadPlaces, type LoadedPlaces } from '../../adapters/actors/content/placeActors.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useResource, type Resource } from '../../actors/useResource.ts';

/**
 * The venues, and what the page is called: as the operator calls it, else by its title.
 * @param slug of the operator's page that may stand above them
 */
export function usePlaces(slug: string, title: string): { places: Resource<LoadedPlaces>; heading: string } {
  const locale = useLocale();
  const places = useResource(loadPlaces, slug);
  const introduction = places.shown?.introduction;
  return { places, heading: (introduction && localText(introduction, 'title', locale)) || title };
}

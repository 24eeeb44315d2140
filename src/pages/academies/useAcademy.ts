import { loadAcademy } from '../../adapters/actors/offered/academyActors.ts';
import { useResource, type Resource } from '../../actors/useResource.ts';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';

/** Codes of an academy that there is not (any more). */
const unknown = new Set(['http404', 'notFound', 'http422', 'invalid']);

export interface Academy extends Resource<WorkshopDetails> {
  isUnknown: boolean;
}

/** The academy of the address. */
export function useAcademy(id: string): Academy {
  const resource = useResource(loadAcademy, id);
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  return {
    ...resource,
    shown: String(resource.shown?.id) === id ? resource.shown : null,
    isUnknown: !isNumber || unknown.has(resource.problem?.code ?? ''),
  };
}

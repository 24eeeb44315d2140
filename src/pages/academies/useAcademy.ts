import { isNotFound } from '../../../machines/shared/isNotFound.ts';
import { loadAcademy } from '../../adapters/actors/offered/academyActors.ts';
import { useResource, type Resource } from '../../actors/useResource.ts';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';

/** Codes with which some servers refuse a number that no academy has, in place of a 404. */
const unreadable = new Set(['http422', 'invalid']);

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
    isUnknown: !isNumber || isNotFound(resource.problem) || unreadable.has(resource.problem?.code ?? ''),
  };
}

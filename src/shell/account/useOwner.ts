import { useUser } from '../../actors/portalContext.tsx';
import { listOwnerOf } from '../../adapters/actors/listActors.ts';

/** Whose pages these are; null while nobody is logged in. What belongs to one is never shown to another. */
export const useOwner = (): string | null => listOwnerOf(useUser());

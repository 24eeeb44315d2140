import { useEffect, useRef, useState } from 'react';
import type { LightboxRef } from '../../../machines/lightbox/lightboxMachine.ts';
import { provideLightbox } from '../../adapters/actors/content/lightboxActors.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import type { Viewed } from './viewed.ts';
import { useNoteInAddress } from '../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/** Which of them a link leads to. */
const parameter = 'picture';

/** The lightbox over these; a link may open it with one of them. */
export function useLightbox(items: readonly Viewed[], page: string) {
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const wanted = items.findIndex(({ id }) => String(id) === params.get(parameter));
  const [machine] = useState(provideLightbox);
  const lightbox: LightboxRef = usePageActor(machine, {
    input: { count: items.length, first: wanted < 0 ? null : wanted },
  });
  // Connects the machine with the address; it decides nothing.
  useEffect(() => {
    const wire = lightbox.on('link.left', () => noteInAddress((written) => written.delete(parameter)));
    return () => wire.unsubscribe();
  }, [lightbox, noteInAddress]);
  const buttons = useRef(new Map<number, HTMLElement>());
  return {
    lightbox,
    /** The button that opens one of them. */
    button: (item: Viewed) => ({
      ref: (button: HTMLElement | null) => {
        if (button) buttons.current.set(item.id, button);
        return () => void buttons.current.delete(item.id);
      },
      onClick: () => lightbox.send({ type: 'picture.open', index: items.indexOf(item) }),
    }),
    buttonOf: ({ id }: Viewed) => buttons.current.get(id) ?? null,
    addressOf: ({ id }: Viewed) => `${page}?${parameter}=${id}`,
  };
}

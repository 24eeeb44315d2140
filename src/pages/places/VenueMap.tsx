import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pin } from '../../art/icons/places.ts';
import { loadPicture } from '../../adapters/http/loadPicture.ts';
import type { VenueDetails } from '../../contract/site/content.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { PlanArt } from '../../components/pictures/PlanArt.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';

/** A map that waits until somebody wants it: it is heavy, and may come from somebody else's server. */
export function VenueMap({ venue }: { venue: VenueDetails }) {
  const { image_base: base } = useConfig();
  const { t } = useLingui();
  const name = localName(venue, useLocale());
  const [isWanted, setWanted] = useState(false);
  const address = imageAddress(venue.map_image, base);
  if (address === null) return null;
  return (
    <figure
      className="mapp"
      aria-label={t`Map of the streets around ${name}`}
      tabIndex={-1}
      data-wanted={isWanted || undefined}
    >
      {isWanted ? (
        <LoadedMap address={address} venue={venue} />
      ) : (
        <>
          <span aria-hidden="true">
            <PlanArt sport="football" pxPerMetre={5} lineOnly upright={false} minLine={1.5} />
          </span>
          <div>
            <b>
              <Trans>The map waits for your tap</Trans>
            </b>
            <Button
              variant="line"
              icon={pin}
              onClick={({ currentTarget }) => {
                // The button goes: whoever pressed it stays in its place, whatever comes there.
                currentTarget.closest<HTMLElement>('.mapp')?.focus({ preventScroll: true });
                setWanted(true);
              }}
            >
              <Trans>Show the map</Trans>
            </Button>
          </div>
        </>
      )}
    </figure>
  );
}

function LoadedMap({ address, venue }: { address: string; venue: VenueDetails }) {
  const { t } = useLingui();
  const name = localName(venue, useLocale());
  const { shown, problem, isBusy, reload } = useResource(loadPicture, address);
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  if (shown === null) return <span className="skel" aria-busy="true" />;
  // The button that was pressed is gone: the picture has the focus in its place.
  return (
    <img
      src={shown}
      alt={t`Map of the streets around ${name}`}
      tabIndex={-1}
      ref={(picture) => picture?.focus({ preventScroll: true })}
    />
  );
}

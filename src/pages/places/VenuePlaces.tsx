import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoadedPlaces } from '../../adapters/actors/content/placeActors.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton, type SkeletonProps } from '../../components/signs/Skeleton.tsx';
import type { Resource } from '../../actors/useResource.ts';
import '../../styles/pages.css';
import './places.css';

interface VenuePlacesProps {
  heading: string;
  places: Resource<LoadedPlaces>;
  outline: SkeletonProps['of'];
  children: (places: LoadedPlaces) => ReactNode;
}

/** The venues in each of their states, below the heading, which is there at once. */
export function VenuePlaces({ heading, places, outline, children }: VenuePlacesProps) {
  const { shown, problem, isBusy, reload } = places;
  return (
    <>
      <div className="wrap pagehead">
        <h1>{heading}</h1>
      </div>
      {problem ? (
        <div className="wrap pagefoot">
          <ErrorState problem={problem} busy={isBusy} onRetry={reload} />
        </div>
      ) : shown === null ? (
        <div className="wrap pagefoot">
          <Skeleton of={outline} count={4} />
        </div>
      ) : shown.venues.length > 0 ? (
        children(shown)
      ) : (
        <NoVenues />
      )}
    </>
  );
}

function NoVenues() {
  return (
    <div className="wrap pagefoot">
      <EmptyState
        title={<Trans>No venue is listed yet</Trans>}
        action={
          <LinkButton variant="line" to="/">
            <Trans>Back to the home page</Trans>
          </LinkButton>
        }
      />
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { sportOf } from '../../art/sport.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';

/** What stands in the place of an academy's programmes where it has none. */
export const NoProgrammes = ({ academy }: { academy: WorkshopDetails }) => (
  <EmptyState
    sport={sportOf(academy.sport, academy.name, academy.ar_name)}
    title={<Trans>No programme is open right now</Trans>}
    action={
      <LinkButton variant="line" to="/academies">
        <Trans>See other academies</Trans>
      </LinkButton>
    }
  >
    <Trans>Ask at the desk of the venue when the next one begins.</Trans>
  </EmptyState>
);

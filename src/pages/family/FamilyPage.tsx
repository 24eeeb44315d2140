import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hasRoom } from '../../../machines/family/familyRoom.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import type { Relative } from '../../../machines/attendees/attendeeQuestions.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadFamily, removeRelative } from '../../adapters/actors/account/familyActors.ts';
import { plus } from '../../art/icons/steps.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { familyLimit } from '../../contract/customers/familyLimit.ts';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { SignedOut } from '../../shell/account/SignedOut.tsx';
import { RemovalDialog } from '../../widgets/removal/RemovalDialog.tsx';
import { useRemoval } from '../../widgets/removal/useRemoval.ts';
import { RelativeCard } from './RelativeCard.tsx';
import './family.css';

/** /profile/family (R2.3.15, R1.5.1, R3.7.7): the relatives of the account, whose details bookings then know. */
export function Component() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <AccountPage title={t`Family`}>
      {/* Another customer's are asked for anew. */}
      {user === null ? <SignedOut /> : <Family key={ownerOf(user)} />}
    </AccountPage>
  );
}

/** Where somebody is added. */
const someoneNew = '/profile/family/new';

function Family() {
  const { shown, problem, isBusy, reload, ref } = useResource(loadFamily, null);
  const removal = useRemoval(removeRelative, ref);
  const asked = shown?.find(({ customer_id }) => String(customer_id) === removal.id);
  const family = shown?.filter(({ customer_id }) => !removal.isGone(String(customer_id)));
  return (
    <>
      <p className="lead">
        <Trans>Saved once, then one tap in every booking.</Trans>
      </p>
      {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : null}
      {family === undefined && problem === null ? <Skeleton of="people" /> : null}
      {family ? (
        <Everybody family={family} onRemove={(id) => removal.removal.send({ type: 'removal.ask', id })} />
      ) : null}
      {asked ? (
        <RemovalDialog
          of={removal}
          title={
            <Trans>
              Remove <bdi>{asked.name}</bdi>?
            </Trans>
          }
        >
          <Trans>
            What is kept of them goes with them: contact, papers and picture. Past bookings stay as they are.
          </Trans>
        </RemovalDialog>
      ) : null}
    </>
  );
}

function Everybody({ family, onRemove }: { family: readonly Relative[]; onRemove: (id: string) => void }) {
  if (family.length === 0)
    return (
      <EmptyState
        title={<Trans>Nobody is kept yet</Trans>}
        action={
          <LinkButton variant="cta" to={someoneNew}>
            <Trans>Add someone</Trans>
          </LinkButton>
        }
      >
        <Trans>Add those who play with you: a name is enough, the rest can follow.</Trans>
      </EmptyState>
    );
  return (
    <>
      <p className="vh">
        <Plural value={family.length} one="# person" other="# people" />
      </p>
      <ul className="team">
        {family.map((relative) => (
          <RelativeCard
            key={relative.customer_id}
            relative={relative}
            onRemove={() => onRemove(String(relative.customer_id))}
          />
        ))}
        {hasRoom(family) ? (
          <li>
            <Link className="team__new" to={someoneNew}>
              <Icon of={plus} />
              <b>
                <Trans>Add someone</Trans>
              </b>
              <span className="fine">
                <Trans>A name is enough</Trans>
              </span>
            </Link>
          </li>
        ) : null}
      </ul>
      {hasRoom(family) ? null : (
        <p className="fine">
          <Trans>An account keeps {familyLimit} people. Remove somebody to add another.</Trans>
        </p>
      )}
    </>
  );
}

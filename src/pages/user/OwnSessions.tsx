import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useResource } from '../../actors/useResource.ts';
import { allOthers, endOwnSession, loadOwnSessions } from '../../adapters/actors/account/ownSessionActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { Tag } from '../../components/signs/Tag.tsx';
import { StampInText } from '../../components/dates/TimeInText.tsx';
import type { OwnSession } from '../../contract/additions/sessions.ts';
import { RemovalDialog } from '../../widgets/removal/RemovalDialog.tsx';
import { useRemoval } from '../../widgets/removal/useRemoval.ts';
import { deviceWords } from './safetyWords.ts';

/** Where the customer is logged in: device and time, this one first; each other one, or all, can be logged out (Q7.7.e). */
export function OwnSessions() {
  const { i18n } = useLingui();
  const { shown, problem, isBusy, reload, ref } = useResource(loadOwnSessions, null);
  const removal = useRemoval(endOwnSession, ref);
  const ask = (id: string) => removal.removal.send({ type: 'removal.ask', id });
  const isThere = ({ id, is_current }: OwnSession) => is_current || !removal.isGone(String(id));
  const sessions = shown?.filter(isThere) ?? null;
  const asked = sessions?.find(({ id }) => String(id) === removal.id);
  const device = asked ? deviceWords(i18n, asked) : '';
  return (
    <div className="safety__row">
      <h3>
        <Trans>Where you are logged in</Trans>
      </h3>
      {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : null}
      {sessions === null && problem === null ? <Skeleton of="lines" count={2} /> : null}
      {sessions === null ? null : (
        <ul className="lines safety__sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => ask(String(session.id))} />
          ))}
        </ul>
      )}
      {sessions !== null && sessions.length > 2 ? (
        <Button variant="line" size="s" onClick={() => ask(allOthers)}>
          <Trans>Log out everywhere else</Trans>
        </Button>
      ) : null}
      {removal.id === allOthers ? (
        <RemovalDialog
          of={removal}
          title={<Trans>Log out everywhere else?</Trans>}
          keep={<Trans>Cancel</Trans>}
          remove={<Trans>Log out</Trans>}
        >
          <Trans>You stay logged in here. Every other device asks for your login again.</Trans>
        </RemovalDialog>
      ) : null}
      {asked ? (
        <RemovalDialog
          of={removal}
          title={<Trans>Log out this device?</Trans>}
          keep={<Trans>Cancel</Trans>}
          remove={<Trans>Log out</Trans>}
        >
          <Trans>
            <bdi>{device}</bdi> asks for your login again. If it is not yours, change your password as well.
          </Trans>
        </RemovalDialog>
      ) : null}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { i18n } = useLingui();
  const [aboutId, endId] = [useId(), useId()];
  const since = <StampInText stamp={session.logged_in_at} />;
  const last = session.last_used_at === null ? null : <StampInText stamp={session.last_used_at} />;
  return (
    <li>
      <span id={aboutId}>
        <b>{deviceWords(i18n, session)}</b>{' '}
        <span className="fine">
          <Trans>Logged in {since}</Trans>
        </span>{' '}
        {last === null || session.is_current ? null : (
          <span className="fine">
            <Trans>Last used {last}</Trans>
          </span>
        )}
      </span>
      {session.is_current ? (
        <Tag>
          <Trans>This device</Trans>
        </Tag>
      ) : (
        // Two devices may be called the same: the time tells them apart.
        <Button id={endId} variant="quiet" size="s" aria-labelledby={`${endId} ${aboutId}`} onClick={onEnd}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}

import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import * as readChange from '../../../machines/passwordChange/passwordChangeSelectors.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { useConfig, usePageActor } from '../../actors/portalContext.tsx';
import { providePasswordChange } from '../../adapters/actors/account/passwordChangeActors.ts';
import { Erasing } from './Erasing.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import './safety.css';

/** What keeps an account safe, and how a customer takes everything along or leaves: each where the operator's server has it (Q7.7.a). */
export function AccountSafety() {
  const titleId = useId();
  const config = useConfig();
  const [machine] = useState(providePasswordChange);
  const change = usePageActor(machine, { input: { restrict: config.restrict_password } });
  const changes = useSelector(change, readChange.changes);
  const [password, sessions, data, erase] = (['password', 'sessions', 'export', 'erase'] as const).map((name) =>
    hasAddition(config, name),
  );
  if (!password && !sessions && !data && !erase) return null;
  return (
    <section className="safety" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Safety and your data</Trans>
      </h2>
      {password ? <OwnPassword change={change} /> : null}
      {/* A new password has ended the others: they are asked for anew. */}
      {sessions ? <OwnSessions key={changes} /> : null}
      {data ? <OwnData /> : null}
      {erase ? <Erasing /> : null}
    </section>
  );
}

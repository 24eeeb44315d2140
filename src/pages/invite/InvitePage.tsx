import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { EventInviteRef } from '../../../machines/eventInvite/eventInviteMachine.ts';
import * as read from '../../../machines/eventInvite/eventInviteSelectors.ts';
import { sportOf } from '../../art/sport.ts';
import { provideEventInvite } from '../../adapters/actors/content/eventInviteActors.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { Brand } from '../../shell/Brand.tsx';
import { LanguageToggle } from '../../shell/LanguageToggle.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig, usePageActor } from '../../actors/portalContext.tsx';
import { InviteWords } from './InviteWords.tsx';
import './invite.css';

/** /event-invite?token=… (R2.1.3, Q2.1.b): a personal invitation, which stands by itself (R2.9.2). */
export function Component() {
  const [params] = useSearchParams();
  const [machine] = useState(provideEventInvite);
  return <Invitation eventInvite={usePageActor(machine, { input: { token: params.get('token') } })} />;
}

export function Invitation({ eventInvite }: { eventInvite: EventInviteRef }) {
  const { t } = useLingui();
  const { image_base: base, enable_arabic: isBilingual } = useConfig();
  const screen = useSelector(eventInvite, read.screen);
  const invite = useSelector(eventInvite, read.invite);
  const problem = useSelector(eventInvite, read.problem);
  const isBusy = useSelector(eventInvite, read.isBusy);
  const heading = useHeadingFocus(screen);
  const { event } = invite ?? {};
  return (
    <main className="invite">
      <PageTitle text={t`Invitation`} />
      <div className="invite__art">
        <Picture
          eager
          src={imageAddress(event?.image ?? null, base)}
          art={
            <CourtArt
              sport={sportOf(event?.name, event?.ar_name)}
              seed={event?.id ?? 1}
              shot="hero"
              light="night"
              width={1440}
              height={960}
            />
          }
        />
      </div>
      <div className="invite__in wrap">
        <div className="row row--apart night">
          <Brand />
          {isBilingual ? <LanguageToggle className="u" /> : null}
        </div>
        <Panel corners className="invite__b">
          {screen === 'loading' ? (
            <>
              <h1 className="vh">{t`Invitation`}</h1>
              <Skeleton of="lines" count={6} />
            </>
          ) : screen === 'failed' ? (
            <ErrorState
              isPage
              problem={problem}
              busy={isBusy}
              onRetry={() => eventInvite.send({ type: 'invite.reload' })}
            />
          ) : (
            <InviteWords eventInvite={eventInvite} screen={screen} heading={heading} />
          )}
        </Panel>
      </div>
    </main>
  );
}

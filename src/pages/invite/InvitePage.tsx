import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as read from '../../../machines/eventInvite/eventInviteSelectors.ts';
import { sportOf } from '../../art/sport.ts';
import { provideEventInvite } from '../../adapters/actors/eventInviteActors.ts';
import { CourtArt } from '../../components/CourtArt.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { imageAddress } from '../../components/imageAddress.ts';
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
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { image_base: base, enable_arabic: isBilingual } = useConfig();
  const [machine] = useState(provideEventInvite);
  const eventInvite = usePageActor(machine, { input: { token: params.get('token') } });
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
              width={960}
              height={1080}
            />
          }
        />
      </div>
      <div className="invite__in">
        <div className="row row--apart">
          <Brand />
          {isBilingual ? <LanguageToggle className="u" /> : null}
        </div>
        <div className="invite__b">
          {screen === 'loading' ? (
            <Skeleton of="lines" count={6} />
          ) : screen === 'failed' ? (
            <ErrorState problem={problem} busy={isBusy} onRetry={() => eventInvite.send({ type: 'invite.reload' })} />
          ) : (
            <InviteWords eventInvite={eventInvite} screen={screen} heading={heading} />
          )}
        </div>
      </div>
    </main>
  );
}

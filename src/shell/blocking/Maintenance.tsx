import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import { withoutLinks } from '../../../machines/shared/withoutLinks.ts';
import type { SiteRef } from '../../../machines/site/siteMachine.ts';
import * as read from '../../../machines/site/siteSelectors.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, buttonLook } from '../../components/buttons/Button.tsx';
import { ConfiguredText } from '../../components/text/ConfiguredText.tsx';
import { FullScreen } from './FullScreen.tsx';

/** The operator closed the site for a while, and says so in their own words (R2.10.3, R2.10.6). */
export function Maintenance({ site }: { site: SiteRef }) {
  const { t } = useLingui();
  const locale = useLocale();
  const notice: Partial<read.MaintenanceNotice> = useSelector(site, read.notice) ?? {};
  const config = useSelector(site, read.config);
  const mayRetry = useSelector(site, (snapshot) => snapshot.can({ type: 'site.retry' }));
  const isRechecking = useSelector(site, read.isRechecking);
  const title = withoutLinks(localText(notice, 'title', locale)).trim();
  const message = localText(notice, 'message', locale).trim();
  const ways = (notice.webButtons ?? []).flatMap(({ url, text }) => {
    const href = safeAddress(url);
    return href === null ? [] : [{ href, text }];
  });
  return (
    <FullScreen
      look="night"
      art={{ sport: 'fives', seed: 'off', shot: 2, way: 1, light: 'night', width: 1280, height: 860, ball: false }}
      name={config ? localName(config.venue, locale) : undefined}
      title={title || t`Back soon`}
    >
      {message ? (
        <p className="lead">
          <bdi>
            <ConfiguredText text={message} isUrgent>
              {message}
            </ConfiguredText>
          </bdi>
        </p>
      ) : null}
      {(mayRetry || isRechecking) && ways.length === 0 ? (
        <Button variant="paint" size="l" busy={isRechecking} onClick={() => site.send({ type: 'site.retry' })}>
          <Trans>Check again</Trans>
        </Button>
      ) : null}
      {ways.length > 0 ? (
        <div className="row">
          {ways.map(({ href, text }, index) => (
            <a
              key={href + text}
              className={buttonLook({ variant: index === 0 ? 'paint' : 'ghost', size: 'l' })}
              href={href}
            >
              <bdi>{text}</bdi>
            </a>
          ))}
        </div>
      ) : null}
    </FullScreen>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { knownAge, relativeStanding, type Standing } from '../../../machines/family/relativeStanding.ts';
import type { Relative } from '../../../machines/attendees/attendeeQuestions.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { trash } from '../../art/icons/tools.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { StatusPill, type StatusPillProps } from '../../components/signs/StatusPill.tsx';
import { RelativePicture } from './RelativePicture.tsx';

/** Word, colour and shape of each; one without them does not compile. */
const standings: Record<Standing, { word: MessageDescriptor } & Pick<StatusPillProps, 'tone' | 'shape'>> = {
  ready: { word: msg`Ready to book`, tone: 'ok', shape: 'full' },
  incomplete: { word: msg`Contact is missing`, tone: 'info', shape: 'ring' },
  expired: { word: msg`ID has expired`, tone: 'wait', shape: 'half' },
};

/** Somebody of the family: picture or initials, name, age, and what a booking would still have to ask. */
export function RelativeCard({ relative, onRemove }: { relative: Relative; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const today = useVenueNow().slice(0, 10);
  const { customer_id: id, name, dob } = relative;
  const age = knownAge(dob, today);
  const { word, tone, shape } = standings[relativeStanding(relative, today)];
  return (
    <li className="mate">
      <RelativePicture relative={relative} />
      <Link className="mate__name" to={`/profile/family/${id}`}>
        <bdi>{name}</bdi>
      </Link>
      {age === null ? null : (
        <span className="meta">
          <Plural value={age} one="# year old" other="# years old" />
        </span>
      )}
      <StatusPill tone={tone} shape={shape}>
        {i18n._(word)}
      </StatusPill>
      <IconButton className="mate__out" icon={trash} label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}

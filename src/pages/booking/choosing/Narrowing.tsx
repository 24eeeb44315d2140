import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { down } from '../../../art/icons/signs.ts';
import { CheckChip } from '../../../components/choices/CheckChip.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { ShowMore } from '../../../components/buttons/ShowMore.tsx';
import { useLongList } from '../../../components/useLongList.ts';

/** Some of the facilities, or some of the tickets, where the service is sold by ticket; all at first (Q2.11.c). */
export function Narrowing({ choosing }: { choosing: ChoosingRef }) {
  const options = useSelector(choosing, read.narrowingOptions);
  const selected = useSelector(choosing, read.selectedServices);
  const chosen = selected?.facilities ?? [];
  const { shown, hidden, list, showMore } = useLongList(options, ({ id }) => chosen.includes(id));
  if (selected === null || options.length < 2) return null;
  const narrow = (ids: readonly number[]) => choosing.send({ type: 'facilities.narrow', ids });
  const toggle = (id: number) => narrow(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <details className="bk__narrow">
      <summary>
        <span className="label">
          {selected.filter_by === 1 ? <Trans>Which facilities</Trans> : <Trans>Which tickets</Trans>}
        </span>
        <span className="meta">
          {chosen.length === 0 ? <Trans>All</Trans> : <Plural value={chosen.length} one="# chosen" other="# chosen" />}
        </span>
        <Icon of={down} />
      </summary>
      <div ref={list} className="chips">
        <CheckChip checked={chosen.length === 0} onChange={() => narrow([])}>
          <Trans>All</Trans>
        </CheckChip>
        {shown.map((option) => (
          <CheckChip key={option.id} checked={chosen.includes(option.id)} onChange={() => toggle(option.id)}>
            <LocalText of={option} />
          </CheckChip>
        ))}
        <ShowMore look="chip" count={hidden} onMore={showMore} />
      </div>
    </details>
  );
}

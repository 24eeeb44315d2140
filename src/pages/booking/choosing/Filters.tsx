import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { Filter } from '../../../../machines/booking/bookingWishes.ts';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import type { Choice } from '../../../contract/offered/facilities.ts';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Segmented } from '../../../components/choices/Segmented.tsx';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { Spoken } from '../../../components/text/Spoken.tsx';
import { Narrowing } from './Narrowing.tsx';

const any = 'any';
/** With more options than this a list is used. */
const mostSegments = 4;

/**
 * How long, inside or outside, which surface, how many players, which of the facilities; each only where there
 * is something to choose (R2.11.4, R2.11.5, R2.11.6, R2.11.7, Q2.11.b).
 */
export function Filters({ choosing }: { choosing: ChoosingRef }) {
  const { t } = useLingui();
  const choices = useSelector(choosing, read.choices);
  const filters = useSelector(choosing, read.filters);
  const choose = (filter: Filter, value: number | null) => choosing.send({ type: 'filter.choose', filter, value });
  const isBoth = choices?.outdoor?.includes(0) === true && choices.outdoor.includes(1);
  return (
    <>
      <div className="bk__filters">
        <Durations choosing={choosing} />
        {isBoth ? (
          <Segmented
            legend={<Trans>Setting</Trans>}
            value={filters.outdoor === null ? any : String(filters.outdoor)}
            onChange={(value) => choose('outdoor', value === any ? null : Number(value))}
            options={[
              { value: any, label: <Trans>Any</Trans> },
              { value: '0', label: <Trans>Indoor</Trans> },
              { value: '1', label: <Trans>Outdoor</Trans> },
            ]}
          />
        ) : null}
        <Pick
          label={t`Surface`}
          anyLabel={t`Any surface`}
          list={choices?.surfaces ?? []}
          value={filters.surface}
          onChange={(value) => choose('surface', value)}
        />
        <Pick
          label={t`Players`}
          anyLabel={t`Any size`}
          list={choices?.formations ?? []}
          value={filters.formation}
          onChange={(value) => choose('formation', value)}
        />
      </div>
      <Narrowing choosing={choosing} />
    </>
  );
}

interface PickProps {
  label: string;
  anyLabel: string;
  list: readonly Choice[];
  value: number | null;
  onChange: (value: number | null) => void;
}

function Pick({ label, anyLabel, list, value, onChange }: PickProps) {
  const locale = useLocale();
  if (list.length === 0) return null;
  return (
    <SelectField
      label={label}
      value={value === null ? any : String(value)}
      onChange={(chosen) => onChange(chosen === any ? null : Number(chosen))}
      options={[
        { value: any, label: anyLabel },
        ...list.map((selection) => ({ value: String(selection.id), label: localName(selection, locale) })),
      ]}
    />
  );
}

/** While a schedule is loading, the options of the former one stay in place, disabled; the press that asked for it is answered first. */
function Durations({ choosing }: { choosing: ChoosingRef }) {
  const { t } = useLingui();
  const isOffered = useDeferredValue(useSelector(choosing, (snapshot) => read.durations(snapshot).length > 0));
  const shown = useSelector(choosing, read.knownDurations);
  const duration = useSelector(choosing, read.duration);
  const choose = (value: string) => choosing.send({ type: 'duration.choose', duration: Number(value) });
  const value = duration === null ? null : String(duration);
  const [only, ...others] = shown;
  if (others.length === 0)
    return (
      <div className="field">
        <span className="label">
          <Trans>How long</Trans>
        </span>
        <p className="bk__where">{only === undefined ? '–' : <Minutes minutes={only} />}</p>
      </div>
    );
  if (shown.length > mostSegments)
    return (
      <SelectField
        label={t`How long`}
        value={value ?? ''}
        disabled={!isOffered}
        onChange={choose}
        options={shown.map((minutes) => ({
          value: String(minutes),
          label: plural(minutes, { one: '# minute', other: '# minutes' }),
        }))}
      />
    );
  return (
    <Segmented
      legend={<Trans>How long</Trans>}
      value={value}
      disabled={!isOffered}
      onChange={choose}
      options={shown.map((minutes) => ({
        value: String(minutes),
        label: (
          <span className="nowrap">
            <Minutes minutes={minutes} />
          </span>
        ),
      }))}
    />
  );
}

function Minutes({ minutes }: { minutes: number }) {
  const { t } = useLingui();
  return <Spoken as={plural(minutes, { one: '# minute', other: '# minutes' })}>{t`${minutes} min`}</Spoken>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isNarrowed } from '../../../machines/list/listQuestion.ts';
import { isTurned } from '../../../machines/dates/dateRange.ts';
import { namedDays } from '../../../machines/events/eventQuery.ts';
import type { ListRef, ListSnapshot } from '../../../machines/list/listMachine.ts';
import { formatMoney } from '../../i18n/money.ts';
import { localName } from '../../i18n/localName.ts';
import { spokenCurrency } from '../../i18n/spokenCurrency.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Chips } from '../../components/choices/Chips.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { wholeDate } from '../../components/dates/typedDate.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';

interface EventFiltersProps {
  list: ListRef;
  snapshot: ListSnapshot;
}

const all = '';
/** In the currency of the site, VAT included; 0 is what costs nothing. */
const prices = [0, 50, 100, 250] as const;
const longestSearch = 100;

/** Which events are shown: by words, days, venue and price. */
export function EventFilters({ list, snapshot }: EventFiltersProps) {
  const { t } = useLingui();
  const { narrowing } = snapshot.context;
  const choose = (name: string) => (value: string) =>
    list.send({ type: 'narrowing.choose', name, value: value === all ? null : value });
  return (
    <section className="evfilter" aria-label={t`Which events`}>
      <Days value={narrowing['when'] ?? all} onChange={choose('when')} />
      {narrowing['when'] === 'own' ? (
        <OwnDays from={narrowing['from'] ?? ''} to={narrowing['to'] ?? ''} choose={choose} />
      ) : null}
      <div className="evfilter__more">
        <Words
          value={narrowing['search'] ?? ''}
          onChange={(value) => list.send({ type: 'narrowing.write', name: 'search', value: value || null })}
        />
        <Venues value={narrowing['venue_id'] ?? all} onChange={choose('venue_id')} />
        <Prices value={narrowing['price_max'] ?? all} onChange={choose('price_max')} />
      </div>
      {isNarrowed(narrowing) ? (
        <TextButton onClick={() => list.send({ type: 'narrowing.clear' })}>{t`Show all events`}</TextButton>
      ) : null}
    </section>
  );
}

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

function Days({ value, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const words: Readonly<Record<(typeof namedDays)[number], string>> = {
    today: t`Today`,
    weekend: t`This weekend`,
    week: t`Next 7 days`,
    month: t`Next 30 days`,
  };
  return (
    <Chips
      legend={<Trans>Days</Trans>}
      legendHidden
      scroll
      value={value}
      onChange={onChange}
      options={[
        { value: all, label: <Trans>Any day</Trans> },
        ...namedDays.map((named) => ({ value: named as string, label: words[named] })),
        { value: 'own', label: <Trans>Own dates</Trans> },
      ]}
    />
  );
}

interface OwnDaysProps {
  from: string;
  to: string;
  choose: (name: string) => (value: string) => void;
}

/** A day that is still being typed stays in the field; a whole one, or none, is told. */
function OwnDays({ from, to, choose }: OwnDaysProps) {
  const { t } = useLingui();
  const today = useVenueNow().slice(0, 10);
  const [typed, setTyped] = useState({ from, to });
  const type = (end: 'from' | 'to') => (text: string) => {
    setTyped({ ...typed, [end]: text });
    const day = wholeDate(text);
    if (day !== null || text === '') choose(end)(day ?? '');
  };
  return (
    <div className="evfilter__own">
      <DateField label={t`From`} value={typed.from} today={today} onChange={type('from')} />
      <DateField
        label={t`Until`}
        value={typed.to}
        today={today}
        min={from || undefined}
        error={
          isTurned({ from: from || null, to: to || null }) ? <Trans>This day is before the first one</Trans> : null
        }
        onChange={type('to')}
      />
    </div>
  );
}

/** What is being written stays as it is written; the list asks for it without the blanks around it. */
function Words({ value, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState(value);
  const type = (text: string) => {
    setWritten(text);
    onChange(text.trim());
  };
  return (
    <TextField
      type="search"
      label={t`Search events`}
      placeholder={t`Name, sport or venue`}
      maxLength={longestSearch}
      value={written.trim() === value ? written : value}
      onChange={type}
    />
  );
}

function Venues({ value, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { venue } = useConfig();
  if (venue.child_venues.length < 2) return null;
  return (
    <SelectField
      label={t`Venue`}
      value={value}
      onChange={onChange}
      options={[
        { value: all, label: t`All venues` },
        ...venue.child_venues.map((one) => ({ value: String(one.id), label: localName(one, locale) })),
      ]}
    />
  );
}

function Prices({ value, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { currency } = useConfig().venue;
  const upTo = (amount: number) => {
    // An option has no room for what is read instead of a short sign: in Arabic the currency is written out.
    const written = locale === 'ar' ? spokenCurrency(amount, currency, locale) : undefined;
    const price = written ? `${amount} ${written}` : formatMoney(amount, currency, locale);
    return t`Up to ${price}`;
  };
  const options = [
    { value: all, label: t`Any price` },
    ...prices.map((amount) => ({ value: String(amount), label: amount === 0 ? t`Free` : upTo(amount) })),
  ];
  // An address may ask for another amount.
  const isOther = !options.some((option) => option.value === value);
  return (
    <SelectField
      label={t`Price`}
      value={value}
      onChange={onChange}
      options={isOther ? [...options, { value, label: upTo(Number(value)) }] : options}
    />
  );
}

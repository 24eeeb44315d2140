import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { venueOf } from '../../../../machines/site/venueOf.ts';
import type { VenueService } from '../../../contract/offered/facilities.ts';
import { isMentioned } from '../../../contract/wire/spelling.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

interface ServiceListProps {
  choosing: ChoosingRef;
  legend: ReactNode;
  /** After a selection was made. */
  onChosen?: (() => void) | undefined;
}

/** Every service that can be booked, with a search in both names, whatever the language on the screen (R2.11.2). */
export function ServiceList({ choosing, legend, onChosen }: ServiceListProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const services = useSelector(choosing, read.services);
  const chosen = useSelector(choosing, read.service);
  const found = services.filter(({ name, ar_name }) => isMentioned(text, [name, ar_name]));
  const choose = (serviceId: number) => {
    choosing.send({ type: 'service.choose', serviceId });
    onChosen?.();
  };
  return (
    <section className="bk__services">
      <h3 className="bk__h">{legend}</h3>
      {services.length > 1 ? (
        <TextField
          type="search"
          label={t`Search in English or Arabic`}
          labelHidden
          placeholder={t`Search in English or Arabic`}
          value={text}
          onChange={setText}
        />
      ) : null}
      <output className="vh">
        {text ? <Plural value={found.length} _0="Nothing found" one="# found" other="# found" /> : null}
      </output>
      {found.length > 0 ? (
        <ul className="lines">
          {found.map((service) => (
            <li key={service.id}>
              <ServiceButton
                choosing={choosing}
                service={service}
                isChosen={service.id === chosen?.id}
                onChoose={() => choose(service.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="meta">
          <Trans>Nothing found</Trans>
        </p>
      )}
    </section>
  );
}

interface ServiceButtonProps {
  choosing: ChoosingRef;
  service: VenueService;
  isChosen: boolean;
  onChoose: () => void;
}

function ServiceButton({ choosing, service, isChosen, onChoose }: ServiceButtonProps) {
  const { venue } = useSelector(choosing, read.config);
  const where = venueOf(venue, service.venue_id);
  const price =
    service.price_from === null ? null : <MoneyInText amount={service.price_from} currency={venue.currency} />;
  return (
    <button type="button" className="bk__service" aria-current={isChosen || undefined} onClick={onChoose}>
      <ServiceIcon of={service} />
      <span>
        <b>
          <LocalText of={service} />
        </b>
        {where ? (
          <span className="fine">
            <LocalText of={where} />
          </span>
        ) : null}
      </span>
      {price === null ? null : (
        <span className="meta">
          <Trans>from {price}</Trans>
        </span>
      )}
    </button>
  );
}

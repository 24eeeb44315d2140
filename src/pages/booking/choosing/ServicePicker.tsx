import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { down } from '../../../art/icons/signs.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { useDisclosure } from '../../../components/useDisclosure.ts';
import { ServiceList } from './ServiceList.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

/** The chosen service, as a button that opens the list of all (R2.11.1, R2.11.2). */
export function ServicePicker({ choosing }: { choosing: ChoosingRef }) {
  const { isOpen, close, opener, opened } = useDisclosure<HTMLElement, HTMLDivElement>();
  const id = useId();
  const service = useSelector(choosing, read.service);
  return (
    <>
      <div className="field">
        {/* It is read with the button. */}
        <span className="label" id={`${id}-label`} aria-hidden>
          <Trans>What</Trans>
        </span>
        <button
          type="button"
          {...opener}
          className="input pick"
          id={`${id}-button`}
          aria-labelledby={`${id}-label ${id}-button`}
        >
          <ServiceIcon of={service} />
          <span>
            <b>{service ? <LocalText of={service} /> : null}</b>
          </span>
          <Icon of={down} />
        </button>
      </div>
      <div {...opened} className="bk__open">
        {isOpen ? (
          <ServiceList choosing={choosing} legend={<Trans>Book something else</Trans>} onChosen={close} />
        ) : null}
      </div>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../../machines/checkout/checkoutSelectors.ts';
import type { ExpressMethod, ExpressName } from '../../../contract/additions/expressPay.ts';
import { focusField } from './fieldNames.ts';

/** Their makers want these names in no other spelling, and in no other language. */
const names: Readonly<Record<ExpressName, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

const none: readonly ExpressMethod[] = [];

/** The sheets that this browser has, where the gateway takes them (Q7.7.k). */
export function ExpressPay({ checkout }: { checkout: CheckoutRef }) {
  const methods = useSelector(checkout, (snapshot) => read.options(snapshot)?.methods ?? none);
  if (methods.length === 0) return null;
  const press = (method: ExpressMethod) => {
    checkout.send({ type: 'order.express', method });
    focusField(checkout.getSnapshot().context.problem?.code ?? '');
  };
  return (
    <fieldset className="express">
      <legend className="vh">
        <Trans>Pay at once</Trans>
      </legend>
      {methods.map((method) => (
        <button
          key={method.name}
          type="button"
          className={`express__btn express__btn--${method.name}`}
          onClick={() => press(method)}
        >
          <bdi lang="en" dir="ltr">
            {names[method.name]}
          </bdi>
        </button>
      ))}
      <p className="fine express__or">
        <Trans>or choose how to pay</Trans>
      </p>
    </fieldset>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type MouseEvent } from 'react';
import type { PromotionType } from '../../../../machines/cart/paymentPreferences.ts';
import type { PromotionRef } from '../../../../machines/promotion/promotionMachine.ts';
import * as read from '../../../../machines/promotion/promotionSelectors.ts';
import { promotionInput, providePromotion } from '../../../adapters/actors/cart/promotionActors.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Field } from '../../../components/fields/Field.tsx';
import { heardBy } from '../../../components/text/filledIn.ts';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { Segmented } from '../../../components/choices/Segmented.tsx';
import { submitForm } from '../../../components/fields/submitForm.ts';
import { TextButton } from '../../../components/buttons/TextButton.tsx';
import { ServerWords } from '../../../components/text/ServerWords.tsx';
import { useCart, useConfig, usePageActor } from '../../../actors/portalContext.tsx';
import { problemWords } from '../../../widgets/cart/cartWords.ts';
import { fieldNames } from './fieldNames.ts';

/**
 * A code or a membership card lowers the price (R1.4.8): verified for the cart as it is, and again after each change.
 */
export function PromoBox() {
  const cart = useCart();
  const { currency } = useConfig().venue;
  const [machine] = useState(() => providePromotion(cart));
  const [input] = useState(() => promotionInput(cart, currency));
  const promotion = usePageActor(machine, { input });
  const isInUse = useSelector(promotion, (snapshot) => read.isApplied(snapshot) || read.isUnreachable(snapshot));
  const isChecking = useSelector(promotion, read.isChecking);
  return (
    <div className="promobox">
      {isInUse || isChecking ? null : <Kind promotion={promotion} />}
      <Code promotion={promotion} isInUse={isInUse} isChecking={isChecking} />
    </div>
  );
}

function Kind({ promotion }: { promotion: PromotionRef }) {
  const { t } = useLingui();
  const kind = useSelector(promotion, read.kind);
  const options: { value: PromotionType; label: string }[] = [
    { value: 'promo', label: t`Promo code` },
    { value: 'memberships', label: t`Membership card` },
  ];
  return (
    <Segmented
      legend={<Trans>What lowers the price</Trans>}
      legendHidden
      options={options}
      value={kind}
      onChange={(chosen) => promotion.send({ type: 'kind.choose', kind: chosen })}
    />
  );
}

interface CodeProps {
  promotion: PromotionRef;
  isInUse: boolean;
  isChecking: boolean;
}

function Code({ promotion, isInUse, isChecking }: CodeProps) {
  const { i18n } = useLingui();
  const kind = useSelector(promotion, read.kind);
  const typed = useSelector(promotion, read.typed);
  const code = useSelector(promotion, read.code);
  const problem = useSelector(promotion, read.problem);
  const isUnreachable = useSelector(promotion, read.isUnreachable);
  const isMember = useSelector(promotion, read.isMember);
  const isFixed = isInUse || isChecking;
  // Enter in a field that is only read takes nothing out.
  const send = () => {
    if (!isFixed) promotion.send({ type: 'code.use' });
  };
  // By the time the press is over the button is the form's own again, which would send the empty field.
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    promotion.send({ type: 'code.remove' });
  };
  return (
    <form onSubmit={(event) => submitForm(event, send)} noValidate>
      <Field
        label={kind === 'memberships' ? <Trans>Number of your membership card</Trans> : <Trans>Promo code</Trans>}
        labelHidden={!isFixed}
        hint={
          kind === 'memberships' && !isMember && !isFixed ? (
            <Trans>It counts for the member who is logged in.</Trans>
          ) : null
        }
        error={problem && !isUnreachable ? <ServerWords words={problemWords(i18n, problem)} /> : null}
        live
      >
        {(control) => (
          <div className="promo">
            <input
              {...control}
              className="input"
              type="text"
              name={fieldNames.promotionUnsure}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              readOnly={isFixed}
              value={isFixed ? code : typed}
              {...heardBy<HTMLInputElement>(({ value }) => promotion.send({ type: 'code.type', text: value }))}
            />
            <Button
              variant="line"
              type={isInUse ? 'button' : 'submit'}
              busy={isChecking}
              onClick={isInUse ? remove : undefined}
            >
              {isInUse ? (
                <Trans>
                  Remove <span className="vh">{code}</span>
                </Trans>
              ) : (
                <Trans>Apply</Trans>
              )}
            </Button>
          </div>
        )}
      </Field>
      <Told promotion={promotion} />
      {isUnreachable && problem ? (
        <p className="promo__lost" role="alert">
          {problem.message === null ? (
            <Trans>We could not check {code}. Nothing can be paid until we have, or it is removed.</Trans>
          ) : (
            <ServerWords words={problem.message} />
          )}{' '}
          <TextButton onClick={() => promotion.send({ type: 'code.retry' })}>
            <Trans>Try again</Trans>
          </TextButton>
        </p>
      ) : null}
    </form>
  );
}

/** Said when it comes, to those who do not see it as well. */
function Told({ promotion }: { promotion: PromotionRef }) {
  const { currency } = useConfig().venue;
  const isChecking = useSelector(promotion, read.isChecking);
  const isApplied = useSelector(promotion, read.isApplied);
  const saving = useSelector(promotion, read.saving);
  const amount = <MoneyInText amount={saving} currency={currency} />;
  return (
    <output className="promo__told">
      {isChecking ? <Trans>Checking…</Trans> : null}
      {isApplied && saving > 0 ? <Trans>You save {amount}</Trans> : null}
    </output>
  );
}

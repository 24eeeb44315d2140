import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { TopUpOffer } from '../../../machines/topUp/topUpContext.ts';
import type { TopUpRef } from '../../../machines/topUp/topUpMachine.ts';
import { newCard, offeredAmounts, type AmountFault } from '../../../machines/topUp/topUpRules.ts';
import * as read from '../../../machines/topUp/topUpSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { plus } from '../../art/icons/steps.ts';
import { lock } from '../../art/icons/tools.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Checkbox } from '../../components/choices/Checkbox.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { problemSentences } from '../../components/fields/problemWords.ts';
import { RadioCards } from '../../components/choices/RadioCards.tsx';
import { Segmented } from '../../components/choices/Segmented.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { TextField } from '../../components/fields/TextField.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { savedCardOption } from '../../widgets/savedCard/savedCardOption.tsx';

interface FormProps {
  topUp: TopUpRef;
  offer: TopUpOffer;
}

/** How much, by which card, and what is in the wallet afterwards. */
export function TopUpForm({ topUp, offer }: FormProps) {
  const isBusy = useSelector(topUp, read.isBusy);
  const amount = useSelector(topUp, read.amount);
  const { currency } = offer.terms;
  const sum = amount === null ? null : <MoneyInText amount={amount} currency={currency} />;
  return (
    <form
      className="topup__form"
      noValidate
      onSubmit={(event) => submitForm(event, () => topUp.send({ type: 'topUp.submit' }))}
    >
      <Amount topUp={topUp} offer={offer} />
      <Card topUp={topUp} offer={offer} />
      {amount === null ? null : (
        <p className="topup__after">
          <Trans>Balance after</Trans> <PriceText amount={offer.balance + amount} currency={currency} className="num" />
        </p>
      )}
      <Problem topUp={topUp} />
      <Button variant="cta" size="l" full icon={lock} type="submit" busy={isBusy}>
        {sum === null ? <Trans>Add to the wallet</Trans> : <Add sum={sum} />}
      </Button>
      <p className="fine">
        <Trans>You pay on the bank’s page. The money is in your wallet as soon as the bank has said yes.</Trans>
      </p>
    </form>
  );
}

/** One piece, so that the gaps of the button do not part the sum from its currency. */
const Add = ({ sum }: { sum: ReactNode }) => (
  <span>
    <Trans>Add {sum}</Trans>
  </span>
);

const anyOther = 'other';

function Amount({ topUp, offer: { terms } }: FormProps) {
  const { t } = useLingui();
  const selection = useSelector(topUp, read.selection);
  const fault = useSelector(topUp, read.fault);
  const offered = offeredAmounts(terms);
  const { currency } = terms;
  const least = <MoneyInText amount={terms.min} currency={currency} />;
  const most = <MoneyInText amount={terms.max} currency={currency} />;
  return (
    <>
      {offered.length === 0 ? null : (
        <Segmented
          legend={t`Amount`}
          value={selection.offered === null ? anyOther : String(selection.offered)}
          options={[
            ...offered.map((amount) => ({
              value: String(amount),
              label: <span className="num">{amount.toLocaleString('en-US')}</span>,
            })),
            { value: anyOther, label: <Trans>Other</Trans> },
          ]}
          onChange={(value) => topUp.send({ type: 'amount.choose', amount: value === anyOther ? null : Number(value) })}
        />
      )}
      {selection.offered !== null ? null : (
        <TextField
          label={<Trans>Another amount</Trans>}
          hint={
            <Trans>
              From {least} to {most}
            </Trans>
          }
          error={fault === null ? null : <FaultWords of={fault} least={least} most={most} />}
          inputMode="decimal"
          autoComplete="off"
          ltr
          value={selection.written}
          onChange={(text) => topUp.send({ type: 'amount.write', text })}
        />
      )}
    </>
  );
}

function FaultWords({ of: fault, least, most }: { of: AmountFault; least: ReactNode; most: ReactNode }) {
  if (fault === 'missing') return <Trans>Please write an amount, such as 75 or 75.50.</Trans>;
  return fault === 'tooLittle' ? (
    <Trans>Please add at least {least}.</Trans>
  ) : (
    <Trans>At most {most} can be added at once.</Trans>
  );
}

function Card({ topUp, offer: { cards } }: FormProps) {
  const { card, keepsCard } = useSelector(topUp, read.selection);
  const keep = (
    <Checkbox checked={keepsCard} onChange={(on) => topUp.send({ type: 'card.keep', on })}>
      <Trans>Save this card for the next time</Trans>
    </Checkbox>
  );
  if (cards.length === 0) return keep;
  return (
    <RadioCards
      legend={<Trans>Pay with</Trans>}
      value={card}
      options={[
        ...cards.map(savedCardOption),
        {
          value: newCard,
          icon: plus,
          label: <Trans>New card</Trans>,
          note: <Trans>You enter it on the bank’s page</Trans>,
          more: keep,
        },
      ]}
      onChange={(chosen) => topUp.send({ type: 'card.choose', card: chosen })}
    />
  );
}

function Problem({ topUp }: { topUp: TopUpRef }) {
  const { t, i18n } = useLingui();
  const problem = useSelector(topUp, read.problem);
  if (problem === null) return null;
  if (problem.code === 'notYours')
    return (
      <FormProblem
        live
        words={t`This link is not for your wallet. If you paid with another account, log in to that one.`}
      />
    );
  if (problem.code === 'notStarted') return <FormProblem live words={t`Nothing was charged. Please try again.`} />;
  if (problem.code === 'outcomeUnknown')
    return (
      <FormProblem
        live
        words={t`We do not know yet what became of your last payment. If you have paid, you need not pay again.`}
      />
    );
  return <FormProblem live words={problem.message ?? i18n._(problemSentences[kindOf(problem)])} />;
}

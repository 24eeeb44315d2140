import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import * as readCart from '../../../../machines/cart/cartSelectors.ts';
import { longestNote } from '../../../../machines/cart/paymentPreferences.ts';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../../machines/checkout/checkoutSelectors.ts';
import { balancesOf, markedWay, waysToPay } from '../../../../machines/checkout/waysToPay.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import type { IconShape } from '../../../art/icons/iconShape.ts';
import {
  card as cardSign,
  credit as creditSign,
  points as pointsSign,
  wallet as walletSign,
} from '../../../art/icons/money.ts';
import { plus } from '../../../art/icons/steps.ts';
import type { PaymentOptions } from '../../../contract/orders/orders.ts';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { Checkbox } from '../../../components/choices/Checkbox.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { savedCardOption } from '../../../widgets/savedCard/savedCardOption.tsx';
import { RadioCards, type RadioCard } from '../../../components/choices/RadioCards.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import { TextButton } from '../../../components/buttons/TextButton.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { useCart, useConfig, useUser } from '../../../actors/portalContext.tsx';
import { problemWords } from '../../../widgets/cart/cartWords.ts';
import { Delivery } from './Delivery.tsx';
import { ExpressPay } from './ExpressPay.tsx';
import { fieldNames } from './fieldNames.ts';
import { useIsUnpaid } from './useOrder.ts';
import './balances.css';

/** Wallet and points first, a card or credit for the rest, and what the venue should know (Q1.4.b, Q3.6.e). */
export const HowYouPay = memo(function HowYouPay({ checkout }: { checkout: CheckoutRef }) {
  const isSignedOut = useSelector(checkout, read.isSignedOut);
  const isLoading = useSelector(checkout, read.isLoadingOptions);
  const options = useSelector(checkout, read.options);
  const isUnpaid = useIsUnpaid(checkout);
  return (
    <section>
      <div className="head">
        <h2>
          <Trans>How you pay</Trans>
        </h2>
      </div>
      <div className="stack cart__ways">
        {isSignedOut ? (
          <Note>
            <Trans>Log in to pay. Your cart stays as it is.</Trans>
          </Note>
        ) : null}
        {isLoading ? <Skeleton of="lines" count={2} /> : null}
        {isUnpaid ? (
          <Note>
            <Trans>
              An order of yours waits for its payment. Once it is paid, or back in your cart, you choose here how you
              pay.
            </Trans>
          </Note>
        ) : null}
        {isSignedOut || isLoading || isUnpaid ? null : (
          <>
            <OptionsProblem checkout={checkout} />
            {options ? <Balances checkout={checkout} options={options} /> : null}
            <Rest checkout={checkout} options={options} />
          </>
        )}
        <Delivery />
        <Address checkout={checkout} />
        <Notes />
      </div>
    </section>
  );
});

function OptionsProblem({ checkout }: { checkout: CheckoutRef }) {
  const problem = useSelector(checkout, read.optionsProblem);
  if (problem === null) return null;
  return (
    <Note tone="warn" live>
      <Trans>Your wallet, points and saved cards could not be loaded.</Trans>{' '}
      <TextButton onClick={() => checkout.send({ type: 'options.retry' })}>
        <Trans>Try again</Trans>
      </TextButton>
    </Note>
  );
}

/** Wallet and points, where the customer has any (R1.5.2). */
function Balances({ checkout, options }: { checkout: CheckoutRef; options: PaymentOptions }) {
  const cart = useCart();
  const { currency } = useConfig().venue;
  const { is_wallet: usesWallet, is_qpoints: usesPoints } = useSelector(cart, ({ context }) => context);
  const { wallet, points } = useSelector(checkout, read.deductions, isSameDeduction);
  const { wallet: account, q_points: earned } = options;
  const has = balancesOf(options);
  if (!has.wallet && !has.points) return null;
  const balance = <MoneyInText amount={account.balance} currency={currency} />;
  const worth = <MoneyInText amount={earned.value} currency={currency} />;
  const count = earned.points.toLocaleString('en-US');
  return (
    <div className="use">
      {has.wallet ? (
        <Balance
          icon={walletSign}
          label={<Trans>Wallet</Trans>}
          note={<Trans>Balance {balance}</Trans>}
          used={toMajor(wallet, currency)}
          checked={usesWallet}
          onChange={(on) => cart.send({ type: 'wallet.use', on })}
        />
      ) : null}
      {has.points ? (
        <Balance
          icon={pointsSign}
          label={<Trans>Q-points</Trans>}
          note={
            <Trans>
              {count} points, worth {worth}
            </Trans>
          }
          used={toMajor(points, currency)}
          checked={usesPoints}
          onChange={(on) => cart.send({ type: 'points.use', on })}
        />
      ) : null}
    </div>
  );
}

interface BalanceProps {
  icon: IconShape;
  label: ReactNode;
  note: ReactNode;
  /** Major units. */
  used: number;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function Balance({ icon, label, note, used, checked, onChange }: BalanceProps) {
  const { currency } = useConfig().venue;
  return (
    <label>
      <span>
        <Icon of={icon} />
        <span>
          <b>{label}</b>
          <small>{note}</small>
        </span>
      </span>
      <span className="use__n">
        {checked ? (
          <PriceText amount={-used} currency={currency} />
        ) : (
          <span className="fine">
            <Trans>not used</Trans>
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** Nothing is asked for when points and wallet pay it all. */
function Rest({ checkout, options }: { checkout: CheckoutRef; options: PaymentOptions | null }) {
  const cart = useCart();
  const { currency } = useConfig().venue;
  const { points, wallet, rest } = useSelector(checkout, read.deductions, isSameDeduction);
  const chosen = useSelector(checkout, read.card);
  const savesCard = useSelector(cart, ({ context }) => context.save_card);
  const isGuest = !isCustomer(useUser());
  const isAsked = useSelector(checkout, read.approval) !== 'none';
  const ways = waysToPay({ rest, options, isAsked, isGuest });
  if (ways.kind === 'none') return null;
  const left = <MoneyInText amount={toMajor(rest, currency)} currency={currency} />;
  if (ways.kind === 'cardLater') return <CardLater />;
  const { credit } = ways;
  const cardLater: RadioCard<string> = {
    value: 'new',
    icon: cardSign,
    label: <Trans>By card, later</Trans>,
    note: <Trans>The link comes with the venue’s yes</Trans>,
  };
  const newCard: RadioCard<string> = {
    value: 'new',
    icon: plus,
    label: <Trans>New card</Trans>,
    note: <Trans>You enter it on the bank’s page</Trans>,
    more: !ways.mayKeepCard ? undefined : (
      <Checkbox checked={savesCard} onChange={(on) => cart.send({ type: 'card.save', on })}>
        <Trans>Save this card for the next time</Trans>
      </Checkbox>
    ),
  };
  const cards: RadioCard<string>[] = [
    ...ways.saved.map(savedCardOption),
    ways.newCard === 'later' ? cardLater : newCard,
    ...(credit
      ? [
          {
            value: 'credit',
            icon: creditSign,
            label: <Trans>Credit facility</Trans>,
            note: <CreditLeft of={credit} />,
          },
        ]
      : []),
  ];
  return (
    <>
      {ways.mayPayExpress ? <ExpressPay checkout={checkout} /> : null}
      <RadioCards
        legend={points + wallet > 0 ? <Trans>Pay the other {left} with</Trans> : <Trans>Pay with</Trans>}
        options={cards}
        value={markedWay(chosen, isAsked)}
        onChange={(cardId) => cart.send({ type: 'card.choose', cardId })}
      />
    </>
  );
}

function CreditLeft({ of }: { of: NonNullable<PaymentOptions['credit']> }) {
  const { currency } = useConfig().venue;
  const available = <MoneyInText amount={of.available} currency={currency} />;
  const limit = <MoneyInText amount={of.limit} currency={currency} />;
  return (
    <Trans>
      {available} of {limit} left
    </Trans>
  );
}

function CardLater() {
  return (
    <Note>
      <Trans>You choose the card later: the link to pay comes with the venue’s yes.</Trans>
    </Note>
  );
}

const isSameDeduction = (one: ReturnType<typeof read.deductions>, other: ReturnType<typeof read.deductions>) =>
  one.points === other.points && one.wallet === other.wallet && one.rest === other.rest;

function Address({ checkout }: { checkout: CheckoutRef }) {
  const { i18n } = useLingui();
  const cart = useCart();
  const isDelivered = useSelector(cart, readCart.isDelivered);
  const address = useSelector(cart, ({ context }) => context.deliveryAddress);
  const problem = useSelector(checkout, read.problem);
  if (!isDelivered) return null;
  return (
    <TextField
      label={<Trans>Where should it be delivered?</Trans>}
      name={fieldNames.addressNeeded}
      autoComplete="street-address"
      value={address ?? ''}
      onChange={(text) => cart.send({ type: 'address.write', text })}
      error={problem?.code === 'addressNeeded' ? problemWords(i18n, problem) : null}
    />
  );
}

function Notes() {
  const { t } = useLingui();
  const cart = useCart();
  const notes = useSelector(cart, ({ context }) => context.order_notes);
  return (
    <TextField
      label={<Trans>Note for the venue</Trans>}
      optional
      maxLength={longestNote}
      placeholder={t`For example: two left-handed rackets`}
      value={notes}
      onChange={(text) => cart.send({ type: 'notes.write', text })}
    />
  );
}

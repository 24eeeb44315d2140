import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Invoice } from '../../../contract/additions/invoice.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { languageOf } from '../../../i18n/languageOf.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { StampInText } from '../../../components/dates/TimeInText.tsx';
import { Bilingual, ReadAloud } from './Bilingual.tsx';
import {
  figures,
  groupedTrn,
  invoiceWords as words,
  namePair,
  totalWords,
  vatWords,
  wayWords,
  type Pair,
} from './invoiceWords.ts';

const Figures = ({ amount, currency }: { amount: number; currency: string }) => (
  <bdi className="ltr num">{figures(amount, currency)}</bdi>
);

interface InvoiceSheetProps {
  invoice: Invoice;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The sheet itself: A4 on paper, a plain page on a phone. */
export function InvoiceSheet({ invoice, heading }: InvoiceSheetProps) {
  const { t } = useLingui();
  const { seller, currency, lines, credit_notes: notes } = invoice;
  const locale = useLocale();
  return (
    <article className="inv" aria-label={t`Invoice ${invoice.number}`}>
      <header>
        <p className="inv__s">
          <ReadAloud words={namePair(seller.name, seller.ar_name)[locale]} />
        </p>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {words.title[locale]}
          </h1>
          <Other of={words.title} />
        </div>
      </header>
      <Parties invoice={invoice} />
      <Lines lines={lines} currency={currency} />
      <Totals invoice={invoice} />
      {notes?.map((note) => (
        <CreditNote key={note.number} note={note} invoice={invoice} />
      ))}
      <footer>
        <p>{words.paid[locale]}</p>
        <Other of={words.paid} />
      </footer>
    </article>
  );
}

function Other({ of }: { of: Pair }) {
  const other = useLocale() === 'ar' ? 'en' : 'ar';
  return (
    <p className="inv__o" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
      {of[other]}
    </p>
  );
}

function Parties({ invoice }: { invoice: Invoice }) {
  const locale = useLocale();
  const { seller, customer, number, issued_at: issued, supplied_on: supplied, order_id: order } = invoice;
  return (
    <dl className="inv__p">
      <div>
        <dt>
          <Bilingual of={words.seller} />
        </dt>
        <dd className="inv__two">
          <Bilingual of={namePair(seller.name, seller.ar_name)} />
        </dd>
        <dd className="inv__two">
          <Bilingual of={namePair(seller.address, seller.ar_address)} />
        </dd>
        <dd>
          <Bilingual of={words.trn} /> <bdi className="ltr num">{groupedTrn(seller.trn)}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Bilingual of={words.customer} />
        </dt>
        <dd>
          <bdi lang={languageOf(customer.name)}>{customer.name}</bdi>
        </dd>
        {customer.email ? (
          <dd>
            <bdi className="ltr">{customer.email}</bdi>
          </dd>
        ) : null}
        {customer.address ? (
          <dd>
            <bdi lang={languageOf(customer.address)}>{customer.address}</bdi>
          </dd>
        ) : null}
      </div>
      <div>
        <dt>
          <Bilingual of={words.invoice} />
        </dt>
        <dd>
          <bdi className="ltr num">{number}</bdi>
        </dd>
        <dd>
          <Bilingual of={words.issued} />{' '}
          <span className="nowrap">
            <StampInText stamp={issued} />
          </span>
        </dd>
        <dd>
          <Bilingual of={words.supplied} /> <span className="nowrap">{formatDate(supplied, locale)}</span>
        </dd>
        <dd>
          <Bilingual of={words.order} /> <bdi className="num">{order}</bdi>
        </dd>
      </div>
    </dl>
  );
}

function Lines({ lines, currency }: Pick<Invoice, 'lines' | 'currency'>) {
  const { t } = useLingui();
  const isReduced = lines.some(({ discount }) => discount > 0);
  const columns = [
    words.quantity,
    words.unit,
    ...(isReduced ? [words.discount] : []),
    words.rate,
    words.vatAmount,
    words.amount,
  ];
  return (
    <table aria-label={t`What was bought`}>
      <thead>
        <tr>
          <th scope="col">
            <Bilingual of={words.description} />
          </th>
          {columns.map((column) => (
            <th key={column.en} scope="col" className="r">
              <Bilingual of={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              <Bilingual of={namePair(line.name, line.ar_name)} />
              <span className="inv__o">
                <LocalText of={line} field="detail" />
              </span>
            </th>
            <Cell of={words.quantity}>{line.quantity}</Cell>
            <Cell of={words.unit}>{figures(line.unit_price, currency)}</Cell>
            {isReduced ? <Cell of={words.discount}>{figures(-line.discount, currency)}</Cell> : null}
            <Cell of={words.rate}>{`${line.vat_rate}%`}</Cell>
            <Cell of={words.vatAmount}>{figures(line.vat, currency)}</Cell>
            <Cell of={words.amount}>{figures(line.total, currency)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the columns are rows, and each says what it is. */
function Cell({ of, children }: { of: Pair; children: number | string }) {
  const locale = useLocale();
  return (
    <td className="r" data-word={of[locale]}>
      <bdi className="ltr num">{children}</bdi>
    </td>
  );
}

function Totals({ invoice }: { invoice: Invoice }) {
  const { currency, lines, discount, net, vat, total, paid_with: ways } = invoice;
  return (
    <section className="inv__t corners">
      <dl>
        {discount > 0 ? <Row of={words.discount} amount={-discount} currency={currency} /> : null}
        <Row of={words.net} amount={net} currency={currency} />
        <Row of={vatWords(lines)} amount={vat} currency={currency} />
        <div className="grand">
          <dt>
            <Bilingual of={totalWords(currency)} />
          </dt>
          <dd>
            <Figures amount={total} currency={currency} />
          </dd>
        </div>
        {ways.map((way, index) => (
          <Row key={index} of={wayWords(way)} amount={way.amount} currency={currency} />
        ))}
      </dl>
    </section>
  );
}

function Row({ of, amount, currency }: { of: Pair; amount: number; currency: string }) {
  return (
    <div>
      <dt>
        <Bilingual of={of} />
      </dt>
      <dd>
        <Figures amount={amount} currency={currency} />
      </dd>
    </div>
  );
}

/** What was given back: the same amounts with a minus. */
function CreditNote({ note, invoice }: { note: NonNullable<Invoice['credit_notes']>[number]; invoice: Invoice }) {
  const { currency } = invoice;
  return (
    <section className="inv__n">
      <h2>
        <Bilingual of={words.creditNote} />
      </h2>
      <p>
        <bdi className="ltr num">{note.number}</bdi> · <StampInText stamp={note.issued_at} /> ·{' '}
        <Bilingual of={words.of} /> <bdi className="ltr num">{invoice.number}</bdi>
      </p>
      <dl>
        <Row of={words.net} amount={-note.net} currency={currency} />
        <Row of={vatWords(invoice.lines)} amount={-note.vat} currency={currency} />
        <Row of={words.total} amount={-note.total} currency={currency} />
      </dl>
    </section>
  );
}

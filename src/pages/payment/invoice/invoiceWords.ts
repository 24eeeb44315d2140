/**
 * The words of an invoice, in both languages at once: the law wants Arabic on it, whoever reads it in English. So they stand
 * here in pairs and not in the catalogue, which knows one language at a time.
 */
import type { Invoice } from '../../../contract/additions/invoice.ts';
import { cardName } from '../../../../machines/checkout/cardBrand.ts';
import { decimalsOf } from '../../../../machines/money/decimalsOf.ts';

export interface Pair {
  readonly en: string;
  readonly ar: string;
}

const pair = (en: string, ar: string): Pair => ({ en, ar });

export const invoiceWords = {
  title: pair('Tax invoice', 'فاتورة ضريبية'),
  creditNote: pair('Tax credit note', 'إشعار دائن ضريبي'),
  seller: pair('Seller', 'البائع'),
  trn: pair('TRN', 'رقم التسجيل الضريبي'),
  customer: pair('Customer', 'العميل'),
  invoice: pair('Invoice', 'الفاتورة'),
  issued: pair('Issued', 'تاريخ الإصدار'),
  supplied: pair('Date of supply', 'تاريخ التوريد'),
  order: pair('Order', 'الطلب'),
  description: pair('Description', 'البيان'),
  quantity: pair('Qty', 'الكمية'),
  unit: pair('Unit, net', 'سعر الوحدة'),
  discount: pair('Discount', 'الخصم'),
  rate: pair('VAT', 'الضريبة'),
  vatAmount: pair('VAT amount', 'مبلغ الضريبة'),
  amount: pair('Amount', 'المبلغ'),
  net: pair('Net, before VAT', 'الصافي قبل الضريبة'),
  total: pair('Total', 'الإجمالي'),
  of: pair('for invoice', 'عن الفاتورة'),
  paid: pair(
    'Prices include VAT. Paid in full; nothing is due.',
    'الأسعار شاملة ضريبة القيمة المضافة. مدفوعة بالكامل ولا يُستحق عليها شيء.',
  ),
  wallet: pair('Wallet', 'المحفظة'),
  q_points: pair('Q-points', 'نقاط كيو'),
  credit: pair('Credit facility', 'التسهيل الائتماني'),
  card: pair('Card', 'البطاقة'),
} as const satisfies Record<string, Pair>;

/** How it was paid: `Visa •••• 4242` is the same in every language. */
export function wayWords({ method, label }: Invoice['paid_with'][number]): Pair {
  if (method !== 'card' || !label) return invoiceWords[method];
  const card = cardName(label).replace('\u00a0', ' ');
  return pair(card, card);
}

/** An amount as books have it: all its decimals, in digits of one width. */
export function figures(amount: number, currency: string): string {
  const digits = decimalsOf(currency);
  const text = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return amount < 0 ? `−${text}` : text;
}

/** 100456789100003 → 100 4567 8910 0003 */
export const groupedTrn = (trn: string): string => trn.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4');

/** A name that may have an Arabic twin, both of them. */
export const namePair = (name: string, arName: string | null): Pair => ({ en: name, ar: arName || name });

const currencyNames: Readonly<Record<string, Pair>> = { AED: pair('AED', 'درهم') };

/** In which money the total is. */
export function totalWords(currency: string): Pair {
  const { en, ar } = currencyNames[currency] ?? pair(currency, currency);
  return pair(`${invoiceWords.total.en}, ${en}`, `${invoiceWords.total.ar}، ${ar}`);
}

/** With its rate, where all lines have the same. */
export function vatWords(lines: Invoice['lines']): Pair {
  const rates = new Set(lines.map(({ vat_rate: rate }) => rate));
  const rate = rates.size === 1 ? ` ${[...rates].join('')}%` : '';
  return pair(`VAT${rate}`, `ضريبة القيمة المضافة${rate}`);
}

/** The part of the storms' server that has the operator's forms, and what was sent in them (Q2.1.d). */
import { Refusal, type Asked } from '../asked.ts';

/** Addresses of forms. */
export const formSlugs = ['idea', 'lost-and-found'] as const;
/** The fields of each, by what they are for. */
export const fieldIds = { text: 1, file: 2, number: 3, born: 4, signed: 5 } as const;

interface Sent {
  fields: { id: number; value: unknown }[];
  recaptcha_response: string;
}
const valueOf = ({ fields }: Sent, id: number): unknown => fields.find((field) => field.id === id)?.value;

export function textOf(body: unknown): string {
  const text = valueOf(body as Sent, fieldIds.text);
  return typeof text === 'string' ? text : '';
}

/**
 * @param spend a proof of a captcha
 * @param storedBy whose a stored file is
 */
export function createSiteForms(
  spend: (proof: string, purpose: 'form') => void,
  storedBy: (path: string) => number | undefined,
  ownerOf: (token: string) => number | undefined,
) {
  const sent: { slug: string; text: string }[] = [];
  /** What lies where it does not belong. */
  const misplaced: string[] = [];

  const field = (id: number, type: string, is_required = false) => ({
    id,
    slug: `field-${id}`,
    name: `Field ${id}`,
    type,
    is_visible: true,
    is_required,
  });
  const form = {
    name: 'A form',
    fields: [
      field(fieldIds.text, 'text_box', true),
      field(fieldIds.file, 'file'),
      field(fieldIds.number, 'emirates_id'),
      field(fieldIds.born, 'date'),
      field(fieldIds.signed, 'disclaimer_form'),
    ],
  };

  function keep(asked: Asked, slug: string): null {
    const body = asked.body as Sent;
    spend(body.recaptcha_response, 'form');
    const file = valueOf(body, fieldIds.file);
    if (typeof file === 'string' && storedBy(file) !== ownerOf(asked.token ?? ''))
      misplaced.push(`T06: the file of another customer is sent in the form ${slug}`);
    sent.push({ slug, text: textOf(body) });
    return null;
  }

  return {
    sent,
    misplaced,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const [, slug] = /^forms\/(.+)$/.exec(asked.path) ?? [];
      if (slug === undefined) return undefined;
      if (!formSlugs.some((one) => one === slug)) throw new Refusal(404, 'notFound');
      return asked.method === 'POST' ? keep(asked, slug) : form;
    },
  };
}

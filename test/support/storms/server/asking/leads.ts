/** The part of the storms' server that has the lead form, and what was sent in it (R7.5.2, R7.5.3). */
import type { Asked } from '../asked.ts';

/** Its questions, by where they stand. */
export const leadFields = { text: 0, number: 1, born: 2 } as const;

interface Sent {
  form_fields: { answer: string }[];
  recaptcha_response: string;
}

export const leadTextOf = (body: unknown): string => (body as Sent).form_fields[leadFields.text]!.answer;

/** @param spend a proof of a captcha */
export function createLeads(spend: (proof: string, purpose: 'lead') => void) {
  const sent: string[] = [];
  const field = (field_name: string, type: string, is_required: 0 | 1) => ({ field_name, type, is_required });
  const form = {
    form_name: 'Tell us how you play',
    form_fields: [field('Wish', 'text_box', 1), field('Number', 'emirates_id', 0), field('Born', 'date', 0)],
  };

  return {
    sent,
    /** Whether the operator asks by itself, from the next page on. */
    asks: { isOn: false },
    /** Undefined where the call is none of these. */
    answer: ({ method, path, body }: Asked): unknown => {
      if (path !== 'leads') return undefined;
      if (method !== 'POST') return form;
      spend((body as Sent).recaptcha_response, 'lead');
      sent.push(leadTextOf(body));
      return null;
    },
  };
}

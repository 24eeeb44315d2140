/** The lead form and the forms of the site (R7.5.2–5, Q2.1.d). */
import { isEmailAddress } from '../../../src/contract/wire/emailAddress.ts';
import { json } from '../../data/database.ts';
import { readSetting } from '../../data/settings.ts';
import { requireHuman } from '../../domain/access/captcha.ts';
import type { Server } from '../../server.ts';
import { bilingual, type Words } from '../../words.ts';
import { said } from '../../answers/accessWords.ts';
import { handle, ok } from '../call.ts';
import { invalid, notFound } from '../../answers/refused.ts';
import { documentBySlug, documents, type Documents } from '../../domain/content/documents.ts';
import { formFault, isEmpty, patterns } from '../../domain/content/formAnswers.ts';

const noForm: Documents['lead-form'] = {
  form_name: '',
  ar_form_name: null,
  form_description: null,
  ar_form_description: null,
  lead_action_list_id: null,
  form_fields: [],
};

/** The operator shows the form or asks for nothing (Q4.7.a). */
async function leadForm({ database }: Server): Promise<Documents['lead-form']> {
  const [form] = (await readSetting<boolean>(database, 'leadShown')) ? await documents(database, 'lead-form') : [];
  return form ?? noForm;
}

async function keep(server: Server, kind: string, slug: string | null, data: unknown): Promise<void> {
  await server.database
    .insertInto('submission')
    .values({ kind, slug, data: json(data), created_at: server.clock.stamp() })
    .execute();
}

type LeadAnswer = string | { readonly value: string };
const valueOf = (answer: LeadAnswer | undefined): string =>
  typeof answer === 'object' ? answer.value : (answer ?? '');

/** What is wrong with an answer of the lead form, in the words of the specification; null when nothing is. */
function leadFault(field: Documents['lead-form']['form_fields'][number], answer: LeadAnswer | undefined): Words | null {
  const value = valueOf(answer);
  const name = field.field_name;
  const arName = field.ar_field_name ?? name;
  if (isEmpty(value)) {
    // R5.6.11: a number is always asked for.
    if (field.type === 'phone_number') return said.mobileMissing;
    return field.is_required ? bilingual(`${name} is required`, `${arName}: هذا الحقل مطلوب`) : null;
  }
  if (field.type === 'email' && !isEmailAddress(value)) return said.emailInvalid;
  if (field.type === 'phone_number' && !patterns.phone.test(value)) return said.mobileInvalid;
  const notAmongThem = bilingual(`${name} is not valid`, `${arName}: القيمة غير صحيحة`);
  if (field.type === 'drop_down' && typeof answer !== 'object') return notAmongThem;
  const closed = field.type === 'drop_down' || field.type === 'radio_buttons';
  return closed && !field.options.some((option) => option.value === value) ? notAmongThem : null;
}

export const formHandlers = handle({
  leadForm: async ({ server }) => ok(await leadForm(server)),

  async submitLead({ server, body, language }) {
    await requireHuman(server, body.recaptcha_response, 'lead', said.notRobot);
    const form = await leadForm(server);
    if (form.form_fields.length === 0) throw notFound();
    for (const field of form.form_fields) {
      const answer = body.form_fields.find(({ field_name }) => field_name === field.field_name)?.answer;
      const fault = leadFault(field, answer);
      if (fault) throw invalid(field.field_name, fault);
    }
    await keep(server, 'lead', null, { ...body, recaptcha_response: undefined });
    return ok(
      null,
      language === 'ar' ? 'شكرًا لك. سنتصل بك خلال يوم واحد.' : 'Thank you. We call you back within a day.',
    );
  },

  async siteForm({ server, params }) {
    const form = await documentBySlug(server.database, 'form', params['slug'] ?? '');
    if (!form) throw notFound();
    return ok(form);
  },

  async submitSiteForm({ server, params, body, language }) {
    const slug = params['slug'] ?? '';
    const form = await documentBySlug(server.database, 'form', slug);
    if (!form) throw notFound();
    await requireHuman(server, body.recaptcha_response, 'form', said.notRobot);
    const fault = formFault(form.fields, body.fields);
    if (fault) throw invalid(fault.field, fault.said);
    await keep(server, 'form', slug, { fields: body.fields });
    return ok(null, language === 'ar' ? 'شكرًا لك، وصلنا ردك.' : 'Thank you, we have your answers.');
  },
});

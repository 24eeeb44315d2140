/** Accounts of business partners, which wait for the operator's word (R4.1.9, Q3.10.c). */
import { json } from '../../data/database.ts';
import { note } from '../../domain/audit.ts';
import { newCustomer } from '../../domain/customers.ts';
import { checkEmailFree, claimEmail } from '../../domain/access/emails.ts';
import { hashPassword } from '../../data/passwords.ts';
import { siteOf, type Site } from '../../domain/site.ts';
import { notValid, required, said } from '../../answers/accessWords.ts';
import { handle, ok } from '../call.ts';
import { storeFile } from '../../domain/files.ts';
import { checkPassword, mobileOf, nameOf, pictureIn, pictureOf, textOf } from './personFields.ts';
import { invalid } from '../../answers/refused.ts';
import { checkFree, unlessTaken } from './registration.ts';

/** First of the numbers that business partners are known by. */
const firstPartner = 7000;

/** One of the operator's types, by its number or its name in either language. */
function entityTypeOf(typed: string, types: Site['entity_types']): string {
  if (typed.trim() === '') throw invalid('entity_type', required('entity_type'));
  const type = types?.find(({ id, name, ar_name }) => [String(id), name, ar_name].includes(typed.trim()));
  if (!type) throw invalid('entity_type', notValid('entity_type'));
  return type.name;
}

export const partnerRegistrationHandlers = handle({
  async registerPartner({ server, body, language }) {
    const site = await siteOf(server);
    const contact = nameOf('contact_person', body.contact_person);
    const type = entityTypeOf(body.entity_type, site.entity_types);
    const entity = textOf('entity_name', body.entity_name);
    const mobile_number = mobileOf(body.mobile, body.country_code);
    checkPassword(body.password);
    const picture = await pictureOf('image', body.image);
    await checkFree(server, body.country_code, mobile_number);
    await checkEmailFree(server.database, body.email);
    const password_hash = await hashPassword(body.password);
    const stamp = server.clock.stamp();
    const [first_name = contact, ...rest] = contact.split(/\s+/);
    await unlessTaken(
      server.database.transaction().execute(async (trx) => {
        await claimEmail(trx, body.email);
        const { id } = await trx
          .insertInto('customer')
          .values({
            ...newCustomer(stamp),
            first_name,
            last_name: rest.join(' ') || null,
            name: contact,
            email: body.email,
            country_code: body.country_code,
            mobile_number,
            password_hash,
            approved: false,
            b2b_type: 'b2b',
            preferences: json({ language }),
            sector: `${type}: ${entity}`,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const stored = picture ? await storeFile(trx, stamp, picture, id, pictureIn('image')) : null;
        await trx
          .updateTable('customer')
          .set({ b2b_id: firstPartner + id, profile_image: stored?.path ?? null })
          .where('id', '=', id)
          .execute();
        await note(server, trx, id, 'partner registered');
      }),
    );
    return ok(null, said.partnerWaits[language]);
  },
});

/** The desk's word on business partners. */
import { transact } from '../../data/database.ts';
import { note } from '../../domain/audit.ts';
import { deliver } from '../../domain/inbox.ts';
import { preferredLanguage } from '../../domain/customers.ts';
import type { Server } from '../../server.ts';
import { bilingual } from '../../words.ts';

const words = {
  open: bilingual('Your partner account is open', 'حساب الشريك جاهز'),
  welcome: bilingual(
    'Welcome to Saha. Your account has been approved; you can log in now.',
    'أهلًا بك في ساحة. تمت الموافقة على حسابك ويمكنك تسجيل الدخول الآن.',
  ),
} as const;

/** Lets a partner log in from now on and tells them. Null when nobody of that id waits. */
export async function approvePartner(server: Server, id: number): Promise<string | null> {
  return transact(server.database, async (trx) => {
    const partner = await trx
      .updateTable('customer')
      .set({ approved: true })
      .where('id', '=', id)
      .where('approved', '=', false)
      .returning(['name', 'email', 'preferences'])
      .executeTakeFirst();
    if (!partner) return null;
    if (partner.email) {
      const language = preferredLanguage(partner.preferences);
      await deliver(
        server,
        {
          channel: 'email',
          recipient: partner.email,
          subject: words.open[language],
          body: words.welcome[language],
          link: `${server.portalOrigin}/login?lang=${language}`,
        },
        trx,
      );
    }
    await note(server, trx, null, 'partner approved', id);
    return partner.name ?? 'The partner';
  });
}

/** When the storm is over, the lead form opens by its button and is sent (R4.7.3, I24). */
import { leadDeeds } from '../deeds/asking/leadDeeds.ts';
import type { Tab } from '../tab.ts';
import type { ClearUp } from '../waysOutOfOwn.ts';

export async function wishing(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const lead = tab.lead();
  if (lead === null) return [];
  leadDeeds.openLead(tab, 0);
  await clearUp(tab);
  if (!lead.getSnapshot().matches({ open: 'asking' })) return ['I24: the lead form does not open'];
  const known = tab.shop.leads.sent.length;
  leadDeeds.typeLead(tab, 0);
  lead.getSnapshot().children.captcha?.send({ type: 'captcha.reload' });
  leadDeeds.proveForLead(tab);
  await clearUp(tab);
  leadDeeds.sendLead(tab);
  await clearUp(tab);
  return tab.shop.leads.sent.length > known && lead.getSnapshot().matches('sent') ? [] : ['I24: a lead cannot be sent'];
}

/** What a customer does in their account: the profile, the family. */
import type { Tab } from '../tab.ts';
import { spelled } from '../spelled.ts';
import { ownerName } from '../who.ts';
import { onPage } from './onPage.ts';

const form = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'profile' ? page.form : undefined;
};
const removal = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'family' ? page.removal : undefined;
};

const relative = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'relative' ? page.actor : undefined;
};

export const ownDeeds = {
  openProfile: onPage((tab) => tab.goTo('profile')),
  typeProfile: (tab: Tab, n: number) => {
    if (form(tab)?.getSnapshot().matches('filling')) tab.lastBy.profile = ownerName(tab);
    form(tab)?.send({
      type: 'draft.change',
      changes: {
        city: `City ${n} of ${ownerName(tab)}`,
        delivery_address: `Street ${n} of ${ownerName(tab)}`,
        ...(n % 3 === 0 ? { dob: '1987-06-05', newsletter: n % 2 === 0 } : {}),
        ...(n % 4 === 1 ? { id_proof_type_id: 33, id_proof_number: 'P784512', expiry_date: '2030-01-01' } : {}),
      },
    });
  },
  undoProfile: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'profile' && page.form?.getSnapshot().matches('filling')) page.files.clear();
    form(tab)?.send({ type: 'draft.undo' });
  },
  saveProfile: (tab: Tab) => {
    const before = form(tab)?.getSnapshot().matches('saving');
    form(tab)?.send({ type: 'form.submit' });
    if (before === false && form(tab)?.getSnapshot().matches('saving')) {
      tab.saves.pressed += 1;
      if (form(tab)?.getSnapshot().context.files.document_file) tab.uploads.pressed += 1;
    }
    form(tab)?.send({ type: 'form.submit' });
  },
  openFamily: onPage((tab) => tab.goTo('family')),
  askRemoval: (tab: Tab, n: number) => {
    const page = tab.page();
    const known =
      page.name === 'family' ? (page.actor.getSnapshot().context.data as { customer_id: number }[] | null) : [];
    const one = known?.[n % Math.max(1, known.length)];
    if (one) removal(tab)?.send({ type: 'removal.ask', id: String(one.customer_id) });
  },
  confirmRemoval: (tab: Tab) => {
    const actor = removal(tab);
    if (!actor?.getSnapshot().matches('asking')) return;
    tab.removals.add(Number(actor.getSnapshot().context.id));
    actor.send({ type: 'removal.confirm' });
  },
  dismissRemoval: (tab: Tab) => removal(tab)?.send({ type: 'removal.dismiss' }),
  /** Somebody new, or one of those who are listed. */
  openRelative: onPage((tab, n) => {
    const page = tab.page();
    const known =
      page.name === 'family' ? (page.actor.getSnapshot().context.data as { customer_id: number }[] | null) : null;
    const one = n % 3 === 0 ? undefined : known?.[n % Math.max(1, known.length)];
    tab.goTo('relative', one === undefined ? null : String(one.customer_id));
  }),
  typeRelative: (tab: Tab, n: number) => {
    if (relative(tab)?.getSnapshot().matches('editing')) tab.lastBy.relative = ownerName(tab);
    relative(tab)?.send({ type: 'person.type', typed: { name: spelled(`Relative ${n} of ${ownerName(tab)}`) } });
  },
  saveRelative: (tab: Tab) => {
    const actor = relative(tab);
    const isSaving = () => actor?.getSnapshot().matches({ editing: 'saving' }) === true;
    if (isSaving()) return;
    actor?.send({ type: 'person.save' });
    if (isSaving()) {
      tab.relatives.pressed += 1;
      if (actor?.getSnapshot().context.picture) tab.uploads.pressed += 1;
    }
    actor?.send({ type: 'person.save' });
  },
  retryRelative: (tab: Tab) => relative(tab)?.send({ type: 'step.retry' }),
  askAgain: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'family' || page.name === 'profile') page.actor.send({ type: 'resource.reload' });
  },
} as const;

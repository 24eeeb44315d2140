/** What somebody does where something is said once: orders sent again, an invitation answered, a business that signs up. */
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { passwordOf } from '../../server/waysIn.ts';
import { inviteTokens } from '../../server/asking/saidOnce.ts';
import type { Tab } from '../../tab.ts';
import { onPage } from '../onPage.ts';

/** Where orders are wanted again; one is neither an address nor a number. */
const recipients = ['sara@guests.example', '+971 50 123 4567', 'sara at guests', 'nobody@there.example'] as const;
const answers = ['accepted', 'declined'] as const;

/** What is pressed twice is one wish. */
function press(
  tab: Tab,
  actor: ActorRef<Snapshot<unknown>, never>,
  event: EventObject & Record<string, unknown>,
  what: string,
): void {
  const isBusy = () => (actor.getSnapshot() as unknown as { hasTag(tag: string): boolean }).hasTag('busy');
  if (isBusy()) return;
  actor.send(event as never);
  if (isBusy()) tab.once.presses.push({ what, isSent: false });
  actor.send(event as never);
}

export const onceDeeds = {
  openSendAgain: onPage((tab) => tab.goTo('sendAgain')),
  wantAgain: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name !== 'sendAgain' || !page.actor.getSnapshot().matches('filling')) return;
    const typed = recipients[n % recipients.length]!;
    const to = typed.includes('@') ? typed : typed.replaceAll(' ', '');
    page.pressed = to;
    press(tab, page.actor, { type: 'recipient.submit', typed }, `again to ${to}`);
  },
  wantOther: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'sendAgain') page.actor.send({ type: 'sendAgain.restart' });
  },
  openInvite: onPage((tab, n) => tab.goTo('invite', inviteTokens[n % inviteTokens.length])),
  answerInvite: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name !== 'invite') return;
    const answer = answers[n % answers.length]!;
    press(tab, page.actor, { type: 'invite.answer', answer }, `${answer} to ${page.token}`);
  },
  reloadInvite: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'invite') page.actor.send({ type: 'invite.reload' });
  },
  /** On another device, with the same link. */
  answerInviteElsewhere: (tab: Tab, n: number) =>
    void tab.shop.saidOnce.invites.set(inviteTokens[n % 2]!, answers[Math.floor(n / 2) % 2]!),
  openPartner: onPage((tab) => {
    if (!tab.owner().startsWith('customer')) tab.goTo('partner');
  }),
  typePartner: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name !== 'partner' || !page.actor.getSnapshot().matches('filling')) return;
    const entity_name = `House ${n}`;
    tab.once.typed.name = entity_name;
    page.actor.send({ type: 'draft.change', changes: { entity_name } });
  },
  signUpPartner: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name !== 'partner' || !page.actor.getSnapshot().matches('filling')) return;
    const { draft } = page.actor.getSnapshot().context;
    const entity_name = draft.entity_name === '' ? 'A house' : draft.entity_name;
    tab.once.typed.name = entity_name;
    const changes = {
      ...draft,
      entity_name,
      entity_type: 'School',
      contact_person: 'Noor Salem',
      email: `house-${n % 3}@partners.example`,
      mobile_number: '501234567',
    };
    page.actor.send({ type: 'draft.change', changes });
    const typed = { ...changes, image: null, password: passwordOf(6) };
    press(tab, page.actor, { type: 'form.submit', ...typed }, `partner ${typed.email}`);
  },
} as const;

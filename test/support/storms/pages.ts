/** The pages of a storm that have a machine of their own, as their views start them. */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import type { LineRemovalRef } from '../../../machines/lineRemoval/lineRemovalMachine.ts';
import type { CheckoutRef } from '../../../machines/checkout/checkoutMachine.ts';
import * as readCheckout from '../../../machines/checkout/checkoutSelectors.ts';
import type { loginPageMachine } from '../../../machines/login/loginPageMachine.ts';
import type { FailedPaymentRef } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import * as readFailed from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import type { ReceiptRef } from '../../../machines/paymentReturn/receiptMachine.ts';
import * as readReceipt from '../../../machines/paymentReturn/receiptSelectors.ts';
import type { PromotionRef } from '../../../machines/promotion/promotionMachine.ts';
import type { RegistrationRef } from '../../../machines/registration/registrationMachine.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import type { TopUpRef } from '../../../machines/topUp/topUpMachine.ts';
import { provideTopUp, topUpInput } from '../../../src/adapters/actors/account/topUpActors.ts';
import { provideLineRemoval } from '../../../src/adapters/actors/cart/lineRemovalActors.ts';
import { cartContentOf, provideCheckout } from '../../../src/adapters/actors/cart/checkoutActors.ts';
import { failedPaymentInput, provideFailedPayment } from '../../../src/adapters/actors/cart/failedPaymentActors.ts';
import { provideReceipt, receiptInput } from '../../../src/adapters/actors/cart/receiptActors.ts';
import { promotionInput, providePromotion } from '../../../src/adapters/actors/cart/promotionActors.ts';
import { provideLoginPage } from '../../../src/adapters/actors/login/loginPageActors.ts';
import { provideRegistration } from '../../../src/adapters/actors/login/registrationActors.ts';
import { waitingArrival } from '../../../src/adapters/address/providerRedirect.ts';
import { nowAtVenue } from '../../../src/adapters/http/serverTime.ts';
import { persistedIntent } from '../../../src/adapters/storage/orders/orderIntent.ts';
import { registrationDraft } from '../../../src/adapters/storage/drafts/registrationDrafts.ts';
import { openForm, openVerification, type VerificationPage } from './asking/askingPages.ts';
import { openMembershipPage, type MembershipPage } from './membershipPage.ts';
import { openOncePage, type OncePage } from './asking/oncePages.ts';
import { openOwnPage, type OwnPage } from './ownPages.ts';
import type { Portal } from './portal.ts';
import { openSalePage, type SalePage } from './sale/salePages.ts';
import { formSlugs } from './server/asking/siteForms.ts';

type LoginPageRef = ActorRefFrom<typeof loginPageMachine>;

export type Page =
  | { name: 'elsewhere' }
  | { name: 'bank'; transactionId: string }
  /** The identity provider's, or that page of it which ends its own session. */
  | { name: 'provider'; isGoodbye: boolean }
  | { name: 'cart'; actor: CheckoutRef; promotion: PromotionRef; removal: LineRemovalRef }
  | { name: 'success'; token: string; actor: ReceiptRef }
  | { name: 'failed'; actor: FailedPaymentRef }
  | { name: 'wallet'; actor: TopUpRef }
  | { name: 'login'; actor: LoginPageRef }
  | { name: 'register'; actor: RegistrationRef }
  | MembershipPage
  | SalePage
  | VerificationPage
  | OncePage
  | OwnPage;

export type PageName = Exclude<Page['name'], 'bank' | 'provider'>;

type Watch = <TActor extends ActorRef<Snapshot<unknown>, EventObject>>(name: string, actor: TActor) => TActor;

/** @param page which, `detail` what its address says: a receipt, a payment; null where it may not be opened */
export function openPage(running: Portal, watched: Watch, name: PageName, detail: string | null): Page {
  const { portal } = running;
  const [session, cart] = [running.session(), running.cart()];
  const { user } = session.getSnapshot().context;
  // SAFETY: a machine with its actors provided is that machine.
  const started = (actor: unknown): never => {
    const begun = watched(name, actor as ActorRef<Snapshot<unknown>, EventObject> & { start(): void });
    begun.start();
    return begun as never;
  };
  // Whoever is there.
  if (name === 'form') return openForm(session, detail ?? formSlugs[0], started);
  if (name === 'verification') return openVerification(started);
  const once = openOncePage(name, detail, started);
  if (once !== null) return once;
  const own = openOwnPage(name, detail, session, started);
  if (own !== null) return own;
  const sale = openSalePage(running, name, detail, started);
  if (sale !== null) return sale;
  if (name === 'memberships') return openMembershipPage(running, detail, started) ?? { name: 'elsewhere' };
  if (name === 'login') {
    const offers = { form: detail === 'password' ? 'password' : 'email', guests: true, provider: true } as const;
    const input = { login: { offers, arrival: waitingArrival(isCustomer(user)), entered: null, session }, user };
    return { name, actor: started(createActor(provideLoginPage(session), { input })) };
  }
  if (name === 'register') {
    const input = { draft: registrationDraft(), today: nowAtVenue().slice(0, 10) };
    return { name, actor: started(createActor(provideRegistration(), { input })) };
  }
  if (name === 'success') {
    const actor = createActor(provideReceipt({ portal, session }), { input: receiptInput(detail ?? '', session) });
    return { name, token: detail ?? '', actor: started(actor) };
  }
  // Only a customer who is logged in has a wallet.
  if (name === 'wallet' && user !== null && !user.is_anonymous) {
    const actor = createActor(provideTopUp(portal), { input: topUpInput(ownerOf(user), detail) });
    return { name, actor: started(actor) };
  }
  if (cart === null) return { name: 'elsewhere' };
  if (name === 'failed') {
    const input = failedPaymentInput(detail, session);
    return { name, actor: started(createActor(provideFailedPayment({ cart, portal, session }), { input })) };
  }
  if (name !== 'cart') return { name: 'elsewhere' };
  const input = {
    portal,
    cartContent: cartContentOf(cart.getSnapshot()),
    user,
    terms: 'tick' as const,
    currency: 'AED',
    isBaps: false,
    intent: persistedIntent.readFor(user),
  };
  const actor: CheckoutRef = started(createActor(provideCheckout({ cart, session, portal }), { input }));
  const box = createActor(providePromotion(cart), { input: promotionInput(cart, 'AED') });
  const removal = createActor(provideLineRemoval(), { input: { cart } });
  return { name, actor, promotion: started(box), removal: started(removal) };
}

/** Where a page that is over leads; null while it is not. */
export function leadsTo(page: Page): { name: PageName | 'back'; detail: string | null } | null {
  if (page.name === 'login')
    return ['ledHome', 'ledBack'].includes(page.actor.getSnapshot().value as string)
      ? { name: 'back', detail: null }
      : null;
  if (page.name === 'register')
    return page.actor.getSnapshot().status === 'done' ? { name: 'login', detail: null } : null;
  if (page.name === 'ask') {
    const { requestId } = page.actor.getSnapshot().context;
    return requestId === null ? null : { name: 'thread', detail: String(requestId) };
  }
  if (page.name === 'relative')
    return page.actor.getSnapshot().matches('saved') ? { name: 'family', detail: null } : null;
  const next =
    page.name === 'cart'
      ? readCheckout.elsewhere(page.actor.getSnapshot())
      : page.name === 'success'
        ? readReceipt.elsewhere(page.actor.getSnapshot())
        : page.name === 'failed'
          ? readFailed.elsewhere(page.actor.getSnapshot())
          : null;
  if (next === null) return null;
  const { pathname, searchParams } = new URL(next, 'https://portal.example');
  if (pathname.startsWith('/paymentsuccess/'))
    return { name: 'success', detail: pathname.replace('/paymentsuccess/', '') };
  if (pathname === '/paymentfailed') return { name: 'failed', detail: searchParams.get('transactionId') };
  return { name: 'cart', detail: null };
}

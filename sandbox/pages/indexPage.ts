/** The sandbox's front page: where everything is, who can log in, which cards and codes there are. */
import { demoAccounts, demoPassword } from '../data/seed/people.ts';
import { testToken } from '../domain/access/captcha.ts';
import { sentinelMobiles } from '../faults/sentinels.ts';
import { document } from './layout.ts';
import { html } from './markup.ts';
import { grouped, testCards } from './pay/cards.ts';
import { personas } from './identity/personas.ts';

export interface PromotionRow {
  readonly code: string;
  readonly text: string;
}

export interface IndexView {
  readonly portal: string;
  readonly now: string;
  readonly promotions: readonly PromotionRow[];
  readonly invites: readonly { readonly token: string; readonly text: string }[];
}

type Account = (typeof demoAccounts)[number];

/** What is special about a demo account. */
function traits(account: Account): string {
  const special: string[] = [];
  if ('approved' in account) special.push('partner waiting for approval, cannot log in yet');
  else if ('b2b_type' in account) special.push(account.b2b_type === 'b2e' ? 'partner’s employee' : 'business partner');
  if ('membership_card_number' in account) special.push(`member ${account.membership_card_number}`);
  if ('wallet' in account) special.push(`wallet AED ${account.wallet / 100}`);
  if ('points' in account) special.push(`${account.points} points`);
  if ('credit_limit' in account) special.push(`credit AED ${account.credit_limit / 100}`);
  return special.join(', ') || 'registered customer';
}

export function indexPage({ portal, now, promotions, invites }: IndexView): string {
  const places = [
    [portal, 'Portal', 'What customers see, in English and Arabic.'],
    ['/operator', 'Operator', 'Orders, partners, configuration, clock, faults, request log.'],
    ['/inbox', 'Inbox', 'Codes, confirmations and everything else that would have been sent.'],
    ['/idp/authorize', 'National ID', 'The identity provider’s page with its people.'],
  ] as const;

  return document({
    title: 'Sandbox',
    siteName: 'Saha sandbox',
    home: '/',
    language: 'en',
    body: html`<div class="head">
        <h1>Saha, a sports operator that does not exist</h1>
        <p class="quiet">
          Four venues in Dubai, a server, a bank, an identity provider and a desk, all on this machine. It is
          <span class="num">${now}</span> in Dubai.
        </p>
      </div>
      <ul class="figures">
        ${places.map(
          ([href, title, text]) =>
            html`<li>
              <a href="${href}"><strong>${title}</strong><br /><span>${text}</span></a>
            </li>`,
        )}
      </ul>
      <section class="section">
        <h2>Accounts</h2>
        <p>
          All with the password <code>${demoPassword}</code>, country code 971. The code login uses the e-mail; its
          codes arrive in the <a href="/inbox">inbox</a>.
        </p>
        <div class="scroll" tabindex="0" role="region" aria-label="Accounts">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Mobile</th>
                <th scope="col">E-mail</th>
                <th scope="col">What is special</th>
              </tr>
            </thead>
            <tbody>
              ${demoAccounts.map(
                (account) =>
                  html`<tr>
                    <th scope="row">${account.first_name} ${account.last_name}</th>
                    <td class="num nowrap">50 000 000${account.id}</td>
                    <td>${account.first_name.toLowerCase()}@saha.example</td>
                    <td>${traits(account)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
      <section class="section">
        <h2>Test cards</h2>
        <p>Any expiry in the future, any three digits. Every other well-formed number is accepted.</p>
        <div class="scroll" tabindex="0" role="region" aria-label="Test cards">
          <table>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">What it does</th>
                <th scope="col"></th>
              </tr>
            </thead>
            <tbody>
              ${testCards.map(
                (card) =>
                  html`<tr>
                    <th scope="row" class="mono nowrap">${grouped(card.number)}</th>
                    <td>${card.title.en}</td>
                    <td class="quiet">${card.text.en}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
      <section class="section">
        <h2>Promotion codes</h2>
        <ul class="list">
          ${promotions.map(({ code, text }) => html`<li><code>${code}</code> <span class="quiet">${text}</span></li>`)}
        </ul>
      </section>
      <section class="section">
        <h2>People at the identity provider</h2>
        <ul class="list">
          ${personas.map((persona) => html`<li><strong>${persona.title.en}</strong><br /><span class="quiet">${persona.text.en}</span></li>`)}
        </ul>
      </section>
      <section class="section">
        <h2>Invitations</h2>
        <ul class="list">
          ${invites.map(({ token, text }) => html`<li><a href="${portal}/event-invite?token=${encodeURIComponent(token)}">${text}</a></li>`)}
        </ul>
      </section>
      <section class="section">
        <h2>Inputs that fail on purpose</h2>
        <ul class="list">
          ${Object.entries(sentinelMobiles).map(
            ([mobile, text]) =>
              html`<li><code>${mobile}</code> <span class="quiet">as the mobile number: ${text}</span></li>`,
          )}
          <li><code>#refuse</code> <span class="quiet">in the notes of an order: refused with a message</span></li>
          <li><code>#error</code> <span class="quiet">in the notes of an order: the server fails</span></li>
        </ul>
        <p class="quiet">
          Anything else is broken at the <a href="/operator/faults">faults</a>. While the switch for it is on at the
          <a href="/operator/site#part-captcha">site’s captcha</a>, every captcha takes the token
          <code>${testToken}</code>.
        </p>
      </section>`,
  });
}

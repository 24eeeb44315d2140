/** Partners that wait for a word, and the customers the sandbox knows. */
import type { TopUpState } from '../../data/schema/money.ts';
import { html, type Markup } from '../markup.ts';
import { button, deskPage, pill } from './desk.ts';
import { partnerList, type PartnerRow } from './overviewPage.ts';

export interface PersonRow {
  readonly id: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  /** Registered, Member, Partner, Guest. */
  readonly kind: string;
  readonly approved: boolean;
  /** Fils. */
  readonly wallet: number;
  readonly points: number;
}

export interface TopUpRow {
  readonly id: string;
  readonly name: string | null;
  /** Fils. */
  readonly amount: number;
  readonly state: TopUpState;
  readonly card: string | null;
  readonly created_at: string;
}

const looks: Readonly<Record<TopUpState, readonly ['good' | 'wait' | 'bad' | 'plain', string]>> = {
  pending: ['wait', 'Awaits the bank'],
  succeeded: ['good', 'In the wallet'],
  declined: ['bad', 'Declined'],
  expired: ['plain', 'Expired'],
  returned: ['plain', 'Returned'],
};

const topUpList = (topUps: readonly TopUpRow[]): Markup =>
  topUps.length === 0
    ? html`<p class="empty">Nobody has topped a wallet up.</p>`
    : html`<ul class="list">
        ${topUps.map(
          (topUp) =>
            html`<li>
              <div class="row row--apart">
                <span
                  >${topUp.name}<br /><span class="quiet small"
                    >${topUp.created_at.slice(0, 16)} <bdi class="num">${topUp.card}</bdi></span
                  ></span
                >
                <span><b class="num nowrap">${(topUp.amount / 100).toFixed(2)}</b> ${pill(...looks[topUp.state])}</span>
                ${
                  topUp.state === 'succeeded'
                    ? button(`/operator/people/top-ups/${topUp.id}`, 'do', 'return', 'Return to the card', 'quiet')
                    : null
                }
              </div>
            </li>`,
        )}
      </ul>`;

export interface PeopleView {
  readonly partners: readonly PartnerRow[];
  readonly people: readonly PersonRow[];
  readonly topUps: readonly TopUpRow[];
  readonly done?: string | undefined;
}

export const peoplePage = ({ partners, people, topUps, done }: PeopleView): string =>
  deskPage({
    tab: '/operator/people',
    title: 'People',
    done,
    body: html`<section class="section">
        <h2>Partners waiting for approval</h2>
        ${partnerList(partners)}
      </section>
      <section class="section">
        <h2>Top-ups of wallets</h2>
        ${topUpList(topUps)}
      </section>
      <section class="section">
        <h2>Customers</h2>
        <div class="scroll" tabindex="0" role="region" aria-label="Customers">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Mobile</th>
                <th scope="col">E-mail</th>
                <th scope="col">Kind</th>
                <th scope="col">Wallet</th>
                <th scope="col">Points</th>
              </tr>
            </thead>
            <tbody>
              ${people.map(
                (person) =>
                  html`<tr>
                    <th scope="row">${person.name}</th>
                    <td class="num"><bdi>${person.mobile}</bdi></td>
                    <td>${person.email}</td>
                    <td>${person.kind}${person.approved ? null : html` ${pill('wait', 'not approved')}`}</td>
                    <td class="num">${(person.wallet / 100).toFixed(2)}</td>
                    <td class="num">${person.points}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>`,
  });

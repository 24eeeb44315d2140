/** Partners that wait for a word, and the customers the sandbox knows. */
import { html } from '../markup.ts';
import { deskPage, pill } from './desk.ts';
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

export const peoplePage = (partners: readonly PartnerRow[], people: readonly PersonRow[], done?: string): string =>
  deskPage({
    tab: '/operator/people',
    title: 'People',
    done,
    body: html`<section class="section">
        <h2>Partners waiting for approval</h2>
        ${partnerList(partners)}
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

/** The desk's first page: how much waits for whom, and the orders that need a word. */
import { html } from '../markup.ts';
import { button, deskPage } from './desk.ts';
import { orderList, type OrderRow } from './orderPages.ts';

export interface OverviewView {
  readonly figures: readonly { readonly value: number | string; readonly text: string; readonly href: string }[];
  readonly waiting: readonly OrderRow[];
  readonly partners: readonly PartnerRow[];
  readonly newest: readonly OrderRow[];
  readonly now: string;
  readonly seededOn: string | null;
  readonly done?: string | undefined;
}

export interface PartnerRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly type: string | null;
}

export const partnerList = (partners: readonly PartnerRow[]) =>
  partners.length === 0
    ? html`<p class="empty">No partner waits for a word.</p>`
    : html`<ul class="list">
        ${partners.map(
          (partner) =>
            html`<li class="row row--apart">
              <span
                ><b>${partner.name}</b><br /><span class="quiet small"
                  >${[partner.type, partner.email, partner.mobile].filter(Boolean).join(' · ')}</span
                ></span
              >${button(`/operator/people/${partner.id}`, 'do', 'approve', 'Approve', 'main')}
            </li>`,
        )}
      </ul>`;

export const overviewPage = (view: OverviewView): string =>
  deskPage({
    tab: '/operator',
    title: 'Today at Saha',
    intro: `It is ${view.now} in Dubai.${view.seededOn ? ` Data seeded on ${view.seededOn}.` : ''}`,
    done: view.done,
    body: html`<ul class="figures">
        ${view.figures.map(
          ({ value, text, href }) =>
            html`<li>
              <a href="${href}"><b>${value}</b><span>${text}</span></a>
            </li>`,
        )}
      </ul>
      <section class="section">
        <h2>Waiting for approval</h2>
        ${orderList(view.waiting)}
      </section>
      <section class="section">
        <h2>Partners</h2>
        ${partnerList(view.partners)}
      </section>
      <section class="section">
        <h2>Newest orders</h2>
        ${orderList(view.newest)}
      </section>
      <section class="section">
        <h2>Start over</h2>
        <p class="quiet">Everything is emptied and seeded anew, relative to the sandbox’s own clock.</p>
        <form method="post" action="/operator/reset">
          <label class="check"
            ><input type="checkbox" name="sure" value="1" required /><span
              >Yes, throw all orders, messages and changes away</span
            ></label
          >
          <div class="row"><button class="btn btn--danger">Reset to the seed</button></div>
        </form>
      </section>`,
  });

/** Orders as the desk sees them: the list, one of them, and what may be done with it. */
import type { OrderState } from '../../../src/contract/orders/orders.ts';
import { reasonIn } from '../../domain/money/paymentReasons.ts';
import { amountOf, money } from '../layout.ts';
import { html, type Markup } from '../markup.ts';
import { button, deskPage, pill } from './desk.ts';
import { attendeeMarkup, type AttendeeView } from './attendeeView.ts';

export const orderStates: readonly OrderState[] = [
  'awaiting_approval',
  'awaiting_payment',
  'paid',
  'failed',
  'expired',
  'rejected',
  'cancelled',
];

const looks: Readonly<Record<OrderState, readonly ['good' | 'wait' | 'bad' | 'plain', string]>> = {
  awaiting_payment: ['wait', 'Awaiting payment'],
  awaiting_approval: ['wait', 'Awaiting approval'],
  paid: ['good', 'Paid'],
  failed: ['bad', 'Failed'],
  expired: ['plain', 'Expired'],
  rejected: ['bad', 'Rejected'],
  cancelled: ['bad', 'Cancelled'],
};
export const statePill = (state: OrderState): Markup => pill(...looks[state]);

export interface OrderRow {
  readonly id: number;
  readonly state: OrderState;
  readonly created_at: string;
  /** Fils. */
  readonly total: number;
  readonly currency: string;
  readonly name: string;
  readonly email: string;
  /** First item and how many more there are. */
  readonly summary: string;
}

/** What may be done with an order in that state. */
export type OrderAction = 'approve' | 'reject' | 'cancel';
const actionsIn: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  awaiting_approval: ['approve', 'reject'],
  awaiting_payment: ['cancel'],
  paid: ['cancel'],
  failed: ['cancel'],
  expired: ['cancel'],
  rejected: [],
  cancelled: [],
};
const labels: Readonly<Record<OrderAction, readonly [text: string, look: string]>> = {
  approve: ['Approve', 'main'],
  reject: ['Reject', 'danger'],
  cancel: ['Cancel', 'quiet'],
};

export const orderButtons = (id: number, state: OrderState): Markup =>
  html`<div class="row">
    ${actionsIn[state].map((action) =>
      button(`/operator/orders/${id}`, 'do', action, labels[action][0], labels[action][1]),
    )}
  </div>`;

export const orderList = (orders: readonly OrderRow[]): Markup =>
  orders.length === 0
    ? html`<p class="empty">No order here.</p>`
    : html`<ul class="list orders">
        ${orders.map(
          (order) =>
            html`<li>
              <span class="num"
                ><a href="/operator/orders/${order.id}"><b>${order.id}</b></a
                ><br /><span class="quiet small">${order.created_at.slice(0, 16)}</span></span
              >
              <span>${order.summary}<br /><span class="quiet small">${order.name}, ${order.email}</span></span>
              <span
                ><b class="num nowrap">${money(order.total / 100, order.currency)}</b
                ><br />${statePill(order.state)}</span
              >
              ${orderButtons(order.id, order.state)}
            </li>`,
        )}
      </ul>`;

export interface OrdersView {
  readonly orders: readonly OrderRow[];
  readonly state: OrderState | null;
  readonly page: number;
  readonly pages: number;
  readonly done?: string | undefined;
}

const listAddress = (state: OrderState | null, page: number): string =>
  `/operator/orders?${new URLSearchParams({ ...(state ? { state } : {}), page: String(page) }).toString()}`;

export const ordersPage = ({ orders, state, page, pages, done }: OrdersView): string =>
  deskPage({
    tab: '/operator/orders',
    title: 'Orders',
    done,
    body: html`<form class="inline" method="get" action="/operator/orders">
        <div class="field">
          <label for="state">State</label>
          <select id="state" name="state">
            <option value="">All</option>
            ${orderStates.map(
              (each) =>
                html`<option value="${each}" ${each === state ? html` selected` : null}>${looks[each][1]}</option>`,
            )}
          </select>
        </div>
        <button class="btn">Show</button>
      </form>
      <p class="quiet">Page ${page} of ${Math.max(1, pages)}, newest first</p>
      ${orderList(orders)}
      <div class="row">
        ${page > 1 ? html`<a class="btn" href="${listAddress(state, page - 1)}">Newer</a>` : null}
        ${page < pages ? html`<a class="btn" href="${listAddress(state, page + 1)}">Older</a>` : null}
      </div>`,
  });

export interface OrderView extends OrderRow {
  readonly payments: readonly {
    readonly id: string;
    readonly state: string;
    readonly amount: number;
    readonly card: string | null;
    readonly reason: string | null;
    readonly created_at: string;
  }[];
  readonly items: readonly {
    readonly name: string;
    readonly detail: string | null;
    readonly quantity: number;
    readonly total: number;
  }[];
  readonly bookings: readonly {
    readonly facility: string;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly people: number;
    readonly attendees: readonly AttendeeView[];
  }[];
  readonly notes: string | null;
  readonly done?: string | undefined;
  readonly problem?: string | undefined;
}

export const orderPage = (order: OrderView): string =>
  deskPage({
    tab: '/operator/orders',
    title: `Order ${order.id}`,
    done: order.done,
    problem: order.problem,
    body: html`<div class="split">
      <div class="stack stack--wide">
        <section class="section">
          <h2>What was ordered</h2>
          <ul class="list">
            ${order.items.map(
              (item) =>
                html`<li class="row row--apart">
                  <span
                    >${item.name} ×
                    <span class="num">${item.quantity}</span
                    >${item.detail ? html`<br /><span class="quiet small">${item.detail}</span>` : null}</span
                  ><span class="num nowrap">${money(item.total / 100, order.currency)}</span>
                </li>`,
            )}
          </ul>
        </section>
        ${
          order.bookings.length === 0
            ? null
            : html`<section class="section">
                <h2>Bookings</h2>
                <ul class="list">
                  ${order.bookings.map(
                    (booking) =>
                      html`<li>
                        <b>${booking.facility}</b><br /><span class="num"
                          >${booking.starts_at.slice(0, 16)} – ${booking.ends_at.slice(11, 16)}</span
                        >${booking.people > 1 ? html` · ${booking.people} people` : null}
                        ${booking.attendees.map(attendeeMarkup)}
                      </li>`,
                  )}
                </ul>
              </section>`
        }
        <section class="section">
          <h2>Payments</h2>
          ${
            order.payments.length === 0
              ? html`<p class="empty">Nothing has been paid by card.</p>`
              : html`<ul class="list">
                  ${order.payments.map(
                    (payment) =>
                      html`<li class="row row--apart">
                        <span
                          >${pill(payment.state === 'succeeded' ? 'good' : payment.state === 'pending' ? 'wait' : 'bad', payment.state)}
                          ${payment.card ? html`<bdi class="mono ltr">${payment.card}</bdi>` : null}<br /><span
                            class="quiet small"
                            >${payment.created_at.slice(0, 16)}${payment.reason ? ` · ${reasonIn('en', payment.reason)}` : ''}</span
                          ></span
                        >
                        <span class="num nowrap"
                          >${money(payment.amount / 100, order.currency)}${payment.state === 'pending' ? html` <a href="/pay/${encodeURIComponent(payment.id)}">pay page</a>` : null}</span
                        >
                      </li>`,
                  )}
                </ul>`
          }
        </section>
      </div>
      <aside class="panel">
        <p>${statePill(order.state)}</p>
        ${amountOf(order.total / 100, order.currency)}
        <dl>
          <dt>Customer</dt>
          <dd>${order.name}</dd>
          <dt>E-mail</dt>
          <dd>${order.email}</dd>
          <dt>Placed</dt>
          <dd class="num">${order.created_at}</dd>
          ${
            order.notes
              ? html`<dt>Note</dt>
                  <dd>${order.notes}</dd>`
              : null
          }
        </dl>
        ${orderButtons(order.id, order.state)}
      </aside>
    </div>`,
  });

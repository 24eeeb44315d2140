/** Requests of customers to the support desk, and the desk's answers. */
import { field } from '../layout.ts';
import { html } from '../markup.ts';
import { button, deskPage, pill } from './desk.ts';

export interface SupportRow {
  readonly id: number;
  readonly subject: string;
  readonly category: string | null;
  readonly status: 'open' | 'answered' | 'closed';
  readonly created_at: string;
  readonly customer: string | null;
}

const looks = { open: 'wait', answered: 'good', closed: 'plain' } as const;

export const supportPage = (requests: readonly SupportRow[], done?: string): string =>
  deskPage({
    tab: '/operator/support',
    title: 'Support',
    done,
    body:
      requests.length === 0
        ? html`<p class="empty">Nobody has asked for help.</p>`
        : html`<ul class="list">
            ${requests.map(
              (request) =>
                html`<li class="row row--apart">
                  <span
                    ><a href="/operator/support/${request.id}"><b dir="auto">${request.subject}</b></a
                    ><br /><span class="quiet small"
                      >${[request.customer, request.category, request.created_at.slice(0, 16)].filter(Boolean).join(' · ')}</span
                    ></span
                  >${pill(looks[request.status], request.status)}
                </li>`,
            )}
          </ul>`,
  });

export interface SupportView extends SupportRow {
  readonly message: string;
  readonly files: readonly string[];
  readonly replies: readonly {
    readonly author: string;
    readonly from_operator: boolean;
    readonly message: string;
    readonly created_at: string;
    readonly files: readonly string[];
  }[];
  readonly done?: string | undefined;
  readonly problem?: string | undefined;
}

const attached = (files: readonly string[]) =>
  files.length === 0
    ? null
    : html`<p class="small">${files.map((file) => html`<a href="/art/${file}">${file}</a> `)}</p>`;

export const supportRequestPage = (view: SupportView): string =>
  deskPage({
    tab: '/operator/support',
    title: view.subject,
    intro: [view.customer, view.category, view.created_at].filter(Boolean).join(' · '),
    done: view.done,
    problem: view.problem,
    body: html`<p>${pill(looks[view.status], view.status)}</p>
      <ul class="list">
        <li>
          <b>${view.customer}</b>
          <p dir="auto">${view.message}</p>
          ${attached(view.files)}
        </li>
        ${view.replies.map(
          (reply) =>
            html`<li>
              <div class="row row--apart">
                <b>${reply.author}${reply.from_operator ? ' (desk)' : ''}</b
                ><span class="quiet small num">${reply.created_at.slice(0, 16)}</span>
              </div>
              <p dir="auto">${reply.message}</p>
              ${attached(reply.files)}
            </li>`,
        )}
      </ul>
      ${
        view.status === 'closed'
          ? button(`/operator/support/${view.id}`, 'do', 'reopen', 'Open the request again', 'quiet')
          : html`<section class="section">
              <h2>Answer</h2>
              <form method="post" action="/operator/support/${view.id}">
                ${field({ name: 'author', label: 'Name of the desk', value: 'Saha support', required: true })}
                <div class="field">
                  <label for="message">Message</label
                  ><textarea id="message" name="message" required maxlength="5000"></textarea>
                </div>
                <div class="row"><button class="btn btn--main" name="do" value="reply">Send</button></div>
              </form>
              <div class="row">
                ${button(`/operator/support/${view.id}`, 'do', 'close', 'Close the request', 'quiet')}
              </div>
            </section>`
      }`,
  });

/** The last requests of the portal, without secrets. */
import type { LoggedRequest } from '../../faults/requestLog.ts';
import { html } from '../markup.ts';
import { button, deskPage, pill } from './desk.ts';

const lookOf = (status: number): 'good' | 'wait' | 'bad' => (status < 400 ? 'good' : status < 500 ? 'wait' : 'bad');

export const logPage = (requests: readonly LoggedRequest[], done?: string): string =>
  deskPage({
    tab: '/operator/log',
    title: 'Requests',
    intro: 'What the portal asked, newest first: headers and names of fields, never their values or the bearer token.',
    done,
    body:
      requests.length === 0
        ? html`<p class="empty">Nobody has asked anything yet.</p>`
        : html`<div class="row">${button('/operator/log', 'do', 'clear', 'Clear', 'quiet')}</div>
            <ul class="list">
              ${requests.map(
                (request) =>
                  html`<li>
                    <details>
                      <summary class="row row--apart">
                        <span><code>${request.method} ${request.path}</code></span
                        ><span class="row"
                          >${pill(lookOf(request.status), String(request.status))}<span class="quiet num"
                            >${request.at.slice(11, 19)}</span
                          ></span
                        >
                      </summary>
                      <dl class="small">
                        ${Object.entries(request.query).map(
                          ([name, values]) =>
                            html`<dt>${name}</dt>
                              <dd><code>${values.join(', ')}</code></dd>`,
                        )}
                        ${
                          request.bodyKeys.length > 0
                            ? html`<dt>body</dt>
                                <dd><code>${request.bodyKeys.join(', ')}</code></dd>`
                            : null
                        }
                        ${Object.entries(request.headers).map(
                          ([name, value]) =>
                            html`<dt>${name}</dt>
                              <dd><code>${value}</code></dd>`,
                        )}
                      </dl>
                    </details>
                  </li>`,
              )}
            </ul>`,
  });

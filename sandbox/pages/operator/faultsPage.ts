/** Faults on demand: which calls break, how, and how often. */
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Fault } from '../../faults/faults.ts';
import { field } from '../layout.ts';
import { html } from '../markup.ts';
import { button, deskPage } from './desk.ts';

export interface FaultsView {
  readonly faults: readonly Fault[];
  readonly done?: string | undefined;
  readonly problem?: string | undefined;
}

const shapes = [
  ['json', 'JSON that is cut off'],
  ['schema', 'data of the wrong shape'],
  ['html', 'a page instead of data'],
  ['empty', 'nothing at all'],
] as const;

const described = (fault: Fault): string =>
  [
    fault.delayMs === undefined ? null : `waits ${fault.delayMs} ms`,
    fault.status === undefined ? null : `answers ${fault.status}`,
    fault.malformed === undefined ? null : `sends ${shapes.find(([value]) => value === fault.malformed)![1]}`,
    fault.loseAnswer === true ? 'does the work and loses the answer' : null,
    fault.left === null ? 'every time' : `${fault.left} more`,
  ]
    .filter(Boolean)
    .join(', ');

export const faultsPage = ({ faults, done, problem }: FaultsView): string =>
  deskPage({
    tab: '/operator/faults',
    title: 'Faults',
    intro:
      'Break a call on purpose and see what the portal makes of it. Faults live until they have struck, are cleared, or the sandbox stops.',
    done,
    problem,
    body: html`<section class="section">
        <h2>Set</h2>
        ${
          faults.length === 0
            ? html`<p class="empty">Nothing is broken.</p>`
            : html`<ul class="list">
                  ${faults.map((fault) => html`<li><b>${fault.endpoint ?? fault.path ?? 'every call'}</b>${fault.method ? ` ${fault.method}` : null}<br /><span class="quiet">${described(fault)}</span></li>`)}
                </ul>
                <div class="row">${button('/operator/faults', 'do', 'clear', 'Clear all', 'danger')}</div>`
        }
      </section>
      <section class="section">
        <h2>Add</h2>
        <form method="post" action="/operator/faults">
          <div class="pair">
            <div class="field">
              <label for="endpoint">Call</label
              ><select id="endpoint" name="endpoint">
                <option value="">Every call</option>
                ${Object.entries(endpoints).map(
                  ([name, { method, path }]) => html`<option value="${name}">${method} ${path}</option>`,
                )}
              </select>
            </div>
            <div class="field">
              <label for="malformed">Answer</label
              ><select id="malformed" name="malformed">
                <option value="">as it should be</option>
                ${shapes.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
              </select>
            </div>
          </div>
          <div class="pair">
            ${field({ name: 'status', label: 'Status', type: 'number', hint: '400 to 599, empty: as it is' })}
            ${field({ name: 'delayMs', label: 'Delay, ms', type: 'number', hint: 'up to 120 000' })}
            ${field({ name: 'times', label: 'How often', type: 'number', hint: 'empty: until cleared' })}
          </div>
          ${field({ name: 'message', label: 'Message of the error' })}
          <label class="check"
            ><input type="checkbox" name="loseAnswer" value="1" /><span>Do the work, lose the answer</span></label
          >
          <div class="row"><button class="btn btn--main" name="do" value="add">Break it</button></div>
        </form>
      </section>`,
  });

/** Why a slot is offered or not: every start of a day beside every facility. */
import { field } from '../layout.ts';
import { attribute, html } from '../markup.ts';
import { deskPage, pill } from './desk.ts';
import type { SlotReasons, SlotReasonsAsked } from './slotReasons.ts';

export interface SlotsView {
  readonly services: readonly { readonly id: number; readonly name: string }[];
  readonly asked: SlotReasonsAsked | null;
  readonly found: SlotReasons | null;
  /** YYYY-MM-DD HH:mm:ss in the venue. */
  readonly now: string;
}

const channels = [
  ['B2C', 'Customers'],
  ['Members', 'Members'],
  ['Partners', 'Partners'],
] as const;

const picker = (
  name: string,
  label: string,
  options: readonly (readonly [string | number, string])[],
  chosen: string,
) =>
  html`<div class="field">
    <label for="${name}">${label}</label
    ><select id="${name}" name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}" ${attribute('selected', String(value) === chosen)}>${text}</option>`)}
    </select>
  </div>`;

const cell = (reasons: readonly string[]) =>
  reasons.length === 0 ? pill('good', 'offered') : html`<span class="small">${reasons.join('; ')}</span>`;

const table = ({ facilities, rows, duration }: SlotReasons) =>
  rows.length === 0
    ? html`<p class="empty">Nothing opens on that date.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Slots">
        <table>
          <caption>
            ${duration} minutes from each start
          </caption>
          <thead>
            <tr>
              <th scope="col">Start</th>
              ${facilities.map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ start, cells }) =>
                html`<tr>
                  <th scope="row" class="num">${start}</th>
                  ${cells.map((reasons) => html`<td>${cell(reasons)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

export const slotsPage = ({ services, asked, found, now }: SlotsView): string =>
  deskPage({
    tab: '/operator/slots',
    title: 'Slots',
    intro: `Why the portal offers a slot or not, by its own rules. It is ${now} in Dubai.`,
    body: html`<form class="inline" method="get" action="/operator/slots">
        ${picker(
          'service',
          'Service',
          services.map(({ id, name }) => [id, `${name} (${id})`]),
          String(asked?.service ?? ''),
        )}
        ${field({ name: 'date', label: 'Date', type: 'date', value: asked?.date ?? now.slice(0, 10) })}
        ${field({ name: 'duration', label: 'Minutes', inputmode: 'numeric', value: String(found?.duration ?? '') })}
        ${picker('channel', 'Who asks', channels, asked?.channel ?? 'B2C')}
        ${field({ name: 'at', label: 'Only at', type: 'time', value: asked?.at ?? '' })}
        <button class="btn btn--main">Explain</button>
      </form>
      ${
        asked === null
          ? null
          : html`<section class="section">
              <h2>${asked.date}</h2>
              ${found === null ? html`<p class="empty">There is no such service to be booked.</p>` : table(found)}
            </section>`
      }`,
  });

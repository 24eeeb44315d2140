/** What the operator's pages share: frame, navigation, the word after an action. */
import { document } from '../layout.ts';
import { html, type Markup } from '../markup.ts';

const tabs = [
  ['/operator', 'Overview'],
  ['/operator/orders', 'Orders'],
  ['/operator/people', 'People'],
  ['/operator/support', 'Support'],
  ['/operator/slots', 'Slots'],
  ['/operator/site', 'Site'],
  ['/operator/clock', 'Clock'],
  ['/operator/faults', 'Faults'],
  ['/operator/log', 'Requests'],
  ['/operator/reports', 'Reports'],
] as const;
export type Tab = (typeof tabs)[number][0];

export interface DeskPage {
  readonly tab: Tab;
  readonly title: string;
  readonly intro?: string;
  /** What an action has done, shown once. */
  readonly done?: string | undefined;
  /** What an action could not do. */
  readonly problem?: string | undefined;
  readonly body: Markup;
}

export const deskPage = ({ tab, title, intro, done, problem, body }: DeskPage): string =>
  document({
    title,
    siteName: 'Saha operator',
    home: '/',
    language: 'en',
    navigation: [
      ...tabs.map(([href, text]) => ({ href, text, current: href === tab })),
      { href: '/inbox', text: 'Inbox' },
    ],
    body: html`<div class="head">
        <h1>${title}</h1>
        ${intro ? html`<p class="quiet">${intro}</p>` : null}
      </div>
      ${done ? html`<p class="note note--good" role="status">${done}</p>` : null}
      ${problem ? html`<p class="note note--bad" role="alert">${problem}</p>` : null} ${body}`,
  });

/** A form of one button. */
export const button = (action: string, name: string, value: string, text: string, look = ''): Markup =>
  html`<form method="post" action="${action}">
    <button class="btn${look ? ` btn--${look}` : ''}" name="${name}" value="${value}">${text}</button>
  </form>`;

/** Full circle done, half circle under way, cross refused. */
export const pill = (look: 'good' | 'wait' | 'bad' | 'plain', text: string): Markup =>
  html`<span class="pill${look === 'plain' ? '' : ` pill--${look}`}">${text}</span>`;

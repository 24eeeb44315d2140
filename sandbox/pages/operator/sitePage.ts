/** Everything the operator decides about the site. */
import { field } from '../layout.ts';
import { additionNames } from '../../../src/contract/additions/names.ts';
import { testToken } from '../../domain/access/captcha.ts';
import { attribute, html, type Markup } from '../markup.ts';
import type { DemoRow } from './demos.ts';
import { deskPage, pill } from './desk.ts';
import { colorNames, flags, isOn, maintenanceNames, type HealthDocument, type SiteDocument } from './siteSettings.ts';

export interface SiteView {
  readonly site: SiteDocument;
  readonly health: HealthDocument;
  readonly threshold: number | null;
  readonly demos: readonly DemoRow[];
  readonly lead: { readonly form: unknown; readonly isShown: boolean };
  /** Whether captchas take the fixed token of tests. */
  readonly takesTestToken: boolean;
  readonly done?: string | undefined;
  readonly problem?: string | undefined;
  /** What was typed and refused, by field. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

const maintenanceLabels = {
  title: 'Title',
  ar_title: 'Title in Arabic',
  message: 'Message',
  ar_message: 'Message in Arabic',
} as const satisfies Record<(typeof maintenanceNames)[number], string>;

const isEnabled = (value: unknown): boolean => value === true || value === 1 || value === '1';
const written = (value: unknown): string => JSON.stringify(value ?? [], null, 2);

const part = (title: string, part: string, body: Markup, note?: string): Markup =>
  html`<section class="section" id="part-${part}">
    <h2>${title}</h2>
    ${note ? html`<p class="quiet">${note}</p>` : null}
    <form method="post" action="/operator/site#part-${part}">
      <input type="hidden" name="part" value="${part}" />${body}
      <div class="row"><button class="btn btn--main">Save</button></div>
    </form>
  </section>`;

const demoList = (demos: readonly DemoRow[]): Markup =>
  html`<section class="section" id="part-demo">
    <h2>In one click</h2>
    <ul class="list">
      ${demos.map(
        ({ key, title, shows, isOn: on }) =>
          html`<li class="row row--apart">
            <span><b>${title}</b><br /><span class="quiet small">${shows}</span></span>
            <form class="row" method="post" action="/operator/demos">
              ${on ? pill('good', 'on') : pill('plain', 'off')}
              <button class="btn" name="demo" value="${key}" aria-label="${on ? 'Turn off' : 'Turn on'}: ${title}">
                ${on ? 'Turn off' : 'Turn on'}
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;

const code = (name: string, label: string, text: string): Markup =>
  html`<div class="field">
    <label for="${name}">${label}</label
    ><textarea class="code" id="${name}" name="${name}" spellcheck="false">${text}</textarea>
  </div>`;

export function sitePage({
  site,
  health,
  threshold,
  demos,
  lead,
  takesTestToken,
  done,
  problem,
  typed = {},
}: SiteView): string {
  const colors: Readonly<Record<string, string | null | undefined>> = site.colors ?? {};
  const maintenance: Readonly<Record<string, string | null | undefined>> = site.maintenance ?? {};
  const text = (name: string, fallback: string | null | undefined): string => typed[name] ?? fallback ?? '';

  return deskPage({
    tab: '/operator/site',
    title: 'Site',
    intro: 'What the portal reads at its start. A change shows when a visitor loads or reloads the portal.',
    done,
    problem,
    body: html`${demoList(demos)}
      ${part(
        'Switches',
        'flags',
        html`<div class="checks">
            ${flags.map(
              ([name, label]) =>
                html`<label class="check"
                  ><input type="checkbox" name="${name}" value="1" ${attribute('checked', isOn(site, name))} /><span
                    >${label}<br /><code class="quiet">${name}</code></span
                  ></label
                >`,
            )}
          </div>
          <div class="pair">
            ${field({ name: 'qube_custom_booking_start_date', label: 'First booking date', type: 'date', value: site.qube_custom_booking_start_date ?? '' })}${field({ name: 'qube_custom_booking_end_date', label: 'Last booking date', type: 'date', value: site.qube_custom_booking_end_date ?? '' })}
          </div>`,
      )}
      ${part(
        'Additions',
        'additions',
        html`<div class="checks">
          ${additionNames.map(
            (name) =>
              html`<label class="check"
                ><input
                  type="checkbox"
                  name="${name}"
                  value="1"
                  ${attribute('checked', site.additions?.includes(name) ?? false)}
                /><span><code>${name}</code></span></label
              >`,
          )}
        </div>`,
        'What this server has beyond the specification. Without one its calls answer 404, and the portal shows nothing of it.',
      )}
      ${part(
        'Colours',
        'colors',
        html`<div class="pair">
          ${colorNames.map((name) => field({ name, label: name, value: text(name, colors[name]), ltr: true }))}
          <div class="field">
            <label for="mode">mode</label
            ><select id="mode" name="mode">
              ${['light', 'dark', 'baps'].map((mode) => html`<option${attribute('selected', colors['mode'] === mode)}>${mode}</option>`)}
            </select>
          </div>
        </div>`,
        'Written by hand, as operators do: the portal keeps text on them readable, and lives with rubbish.',
      )}
      ${part(
        'Navigation',
        'navigation',
        html`${code('header_nav', 'header_nav', typed['header_nav'] ?? written(site.header_nav))}
          <details>
            <summary>header_menu, used while header_nav is empty</summary>
            ${code('header_menu', 'header_menu', typed['header_menu'] ?? written(site.header_menu))}
          </details>`,
        'JSON. Sections that are not listed do not exist for visitors.',
      )}
      ${part(
        'Maintenance',
        'maintenance',
        html`<div class="pair">
          ${maintenanceNames.map((name) => field({ name, label: maintenanceLabels[name], value: text(name, maintenance[name]) }))}
        </div>`,
        'With a title or a message the site is closed; empty all four to open it.',
      )}
      ${part(
        'Lead form',
        'lead',
        html`<label class="check"
            ><input type="checkbox" name="leadShown" value="1" ${attribute('checked', lead.isShown)} /><span
              >Visitors are asked; the button in the header is one of the switches above</span
            ></label
          >
          ${code('lead_form', 'JSON: name, description and fields', typed['lead_form'] ?? written(lead.form))}`,
        'Types of field: text_box, text_area, email, phone_number, drop_down, radio_buttons, check_boxes, date, country, emirates_id, disclaimer_form.',
      )}
      ${part(
        'Captcha',
        'captcha',
        html`${field({ name: 'recaptcha_site_key', label: 'Site key of reCAPTCHA', value: text('recaptcha_site_key', site.recaptcha_site_key), ltr: true, hint: 'Empty: the portal’s own captcha' })}
          <label class="check"
            ><input type="checkbox" name="testToken" value="1" ${attribute('checked', takesTestToken)} /><span
              >Every captcha takes the token <code>${testToken}</code>, for tests only</span
            ></label
          >`,
      )}
      ${part(
        'Health check',
        'health',
        html`<label class="check"
            ><input
              type="checkbox"
              name="web_enable"
              value="1"
              ${attribute('checked', isEnabled(health.web_enable))}
            /><span>Maintenance page on the host below</span></label
          >
          <div class="pair">
            ${field({ name: 'domain', label: 'Host, with or without port', value: text('domain', health.domain), ltr: true })}${field({ id: 'health-title', name: 'title', label: 'Title', value: health.title ?? '' })}${field({ id: 'health-message', name: 'message', label: 'Message', value: health.message ?? '' })}
          </div>
          ${code('webButtons', 'Buttons: [{ "url": "…", "text": "…" }]', typed['webButtons'] ?? written(health.webButtons))}`,
      )}
      ${part('People per booking', 'threshold', field({ name: 'threshold', label: 'customer_threshold', type: 'number', value: threshold === null ? '' : String(threshold), hint: 'Empty: no limit' }))}
      <details>
        <summary><h2>The whole document</h2></summary>
        ${part('Everything', 'document', code('document', 'Site configuration', typed['document'] ?? JSON.stringify(site, null, 2)))}
      </details>`,
  });
}

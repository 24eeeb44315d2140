/** What the portal reported of errors, and the switch that has it report at all. */
import type { CollectedReport } from '../../faults/reports.ts';
import { html } from '../markup.ts';
import { button, deskPage, pill } from './desk.ts';

interface ReportedError {
  readonly exception?: { readonly values?: readonly { readonly type?: string; readonly value?: string }[] };
  readonly message?: string;
  readonly transaction?: string;
  readonly tags?: { readonly place?: string };
  readonly user?: { readonly id?: string };
}

/** Recordings are no JSON. */
function readReport(text: string): ReportedError {
  try {
    return JSON.parse(text) as ReportedError;
  } catch {
    return {};
  }
}

function titleOf({ type, text }: CollectedReport): string {
  const { exception, message, transaction } = readReport(text);
  const [first] = exception?.values ?? [];
  const said = first ? `${first.type ?? 'Error'}: ${first.value ?? ''}` : (message ?? transaction);
  return said ?? type;
}

const longestShown = 4_000;

function reportRow(report: CollectedReport) {
  const { tags, user } = readReport(report.text);
  return html`<li>
    <details>
      <summary class="row row--apart">
        <span>${titleOf(report)}</span
        ><span class="row"
          >${pill(report.type === 'event' ? 'bad' : 'plain', report.type)}<span class="quiet num"
            >${report.at.slice(11, 19)}</span
          ></span
        >
      </summary>
      <dl class="small">
        ${
          tags?.place
            ? html`<dt>machine and state</dt>
                <dd><code>${tags.place}</code></dd>`
            : null
        }
        ${
          user?.id
            ? html`<dt>customer</dt>
                <dd><code>${user.id}</code></dd>`
            : null
        }
        <dt>as it came</dt>
        <dd><code>${report.text.slice(0, longestShown)}</code></dd>
      </dl>
    </details>
  </li>`;
}

interface ReportsPage {
  readonly reports: readonly CollectedReport[];
  readonly isOn: boolean;
  readonly done?: string | undefined;
}

export const reportsPage = ({ reports, isOn, done }: ReportsPage): string =>
  deskPage({
    tab: '/operator/reports',
    title: 'Reports',
    intro: 'Errors, timings and recordings as the portal’s reporter sends them, newest first; this page collects them.',
    done,
    body: html`<div class="row">
        ${
          isOn
            ? button('/operator/reports', 'do', 'off', 'Stop reporting', 'quiet')
            : button('/operator/reports', 'do', 'on', 'Report to here')
        }
        ${reports.length > 0 ? button('/operator/reports', 'do', 'clear', 'Clear', 'quiet') : null}
      </div>
      ${
        reports.length === 0
          ? html`<p class="empty">${isOn ? 'Nothing was reported yet.' : 'The portal reports nothing.'}</p>`
          : html`<ul class="list">
              ${reports.map(reportRow)}
            </ul>`
      }`,
  });

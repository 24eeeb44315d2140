/** The sandbox's clock: let it run ahead, behind, or stand still. */
import { field } from '../layout.ts';
import { html } from '../markup.ts';
import { button, deskPage } from './desk.ts';

export interface ClockView {
  /** YYYY-MM-DD HH:mm:ss in the venue. */
  readonly now: string;
  readonly frozen: boolean;
  /** Minutes ahead of the machine, negative when behind. */
  readonly ahead: number;
  readonly done?: string | undefined;
  readonly problem?: string | undefined;
}

const steps = [
  ['-60', 'One hour back'],
  ['-6', 'Six minutes back'],
  ['6', 'Six minutes on'],
  ['60', 'One hour on'],
  ['1440', 'One day on'],
] as const;

export const clockPage = ({ now, frozen, ahead, done, problem }: ClockView): string =>
  deskPage({
    tab: '/operator/clock',
    title: 'Clock',
    intro:
      'Everything that asks what time it is asks this clock: slots, holds, codes, payments, the check against the visitor’s own clock.',
    done,
    problem,
    body: html`<p class="amount num">${now.slice(11, 19)}</p>
      <p>
        ${now.slice(0, 10)} ·
        ${frozen ? 'standing still' : ahead === 0 ? 'the machine’s own time' : `${Math.abs(ahead)} minutes ${ahead > 0 ? 'ahead of' : 'behind'} the machine`}
      </p>
      <section class="section">
        <h2>Move it</h2>
        <div class="row">${steps.map(([minutes, text]) => button('/operator/clock', 'shift', minutes, text))}</div>
      </section>
      <section class="section">
        <h2>Set it</h2>
        <form class="inline" method="post" action="/operator/clock">
          ${field({ name: 'at', label: 'Date and time in the venue', type: 'datetime-local', value: now.slice(0, 16).replace(' ', 'T'), required: true })}
          <button class="btn" name="do" value="run">Run from there</button
          ><button class="btn" name="do" value="freeze">Stand still there</button>
        </form>
      </section>
      <section class="section">
        <h2>Let it be</h2>
        <div class="row">
          ${button('/operator/clock', 'do', frozen ? 'thaw' : 'freeze-now', frozen ? 'Run on from here' : 'Stand still now')}${button('/operator/clock', 'do', 'reset', 'Back to the machine’s time', 'quiet')}
        </div>
      </section>`,
  });

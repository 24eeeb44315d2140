/** The page of the whole system: who runs whom, who sends what to whom. */
import type { Arrow } from './source.ts';
import type { Traffic } from './traffic.ts';

const indent = '  ';
const outside: Readonly<Record<string, string>> = {
  pages: 'pages, while they are shown',
  bar: 'address bar',
  toasts: 'toasts',
  tab: 'what the tab keeps',
  views: 'views',
};
const nodeOf = (name: string): string => (name in outside ? `${name}(["${outside[name]}"])` : name);

/** Dotted: it is read off a state or told to the customer; thick: a result. */
const lines: Readonly<Record<Arrow['way'], string>> = { sent: '-->', heard: '-->', followed: '-.->', ended: '==>' };

const mermaid = (body: readonly string[]): string => ['```mermaid', 'flowchart LR', ...body, '```'].join('\n');

function runningPicture({ running }: Traffic): string {
  const parents = [...new Set(running.flatMap(({ parent, child }) => [parent, child]))];
  return mermaid([
    ...parents.map((name) => `${indent}${nodeOf(name)}`),
    ...running.map(({ parent, child }) => `${indent}${parent} --> ${child}`),
  ]);
}

/** Between the same two one arrow of a kind, with all that goes along it. */
function trafficPicture({ arrows }: Traffic): string {
  const said = new Map<string, string[]>();
  for (const { from, to, event, way } of arrows) {
    const key = [from, lines[way], to].join(' ');
    said.set(key, [...(said.get(key) ?? []), event]);
  }
  const ends = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  return mermaid([
    ...ends.map((name) => `${indent}${nodeOf(name)}`),
    ...[...said].map(([key, events]) => {
      const [from, line, to] = key.split(' ');
      return `${indent}${from} ${line}|"${events.join('<br/>')}"| ${to}`;
    }),
  ]);
}

const ways: Readonly<Record<Arrow['way'], string>> = {
  sent: 'sends',
  heard: 'emits, and is listened to',
  followed: 'is read off, whenever it changes',
  ended: 'is over',
};
const link = (path: string): string => `[${path}](../../${path})`;
const row = ({ from, to, event, way, emitted, at }: Arrow): string =>
  `| ${from} | ${to} | ${event}${emitted ? ` (emitted as ${emitted})` : ''} | ${ways[way]} | ${link(at)} |`;
const table = (arrows: readonly Arrow[]): string =>
  ['| From | To | What arrives | How | Said in |', '| --- | --- | --- | --- | --- |', ...arrows.map(row)].join('\n');

const travels = ({ arrows }: Traffic, ...events: string[]): string =>
  table(arrows.filter(({ event, emitted }) => events.includes(event) || events.includes(emitted ?? '')));

export function systemPage(traffic: Traffic): string {
  const { unheard, hasUser } = traffic;
  return [
    '# The system',
    'Read from the charts in `machines` and from the wiring in `src` by `traffic.ts`. Do not edit: `npm run flows` draws anew.',
    '## Who runs whom',
    'A machine that several run is one for each of them; what a page runs ends with the page.',
    runningPicture(traffic),
    '## Who sends what to whom',
    'A full line is an event that is sent or emitted and heard; a dotted one is read off a state whenever it changes; a thick one is a result, and the end of who gives it. What customers do in views, and the answers of the server, are in the drawings of the machines.',
    trafficPicture(traffic),
    table(traffic.arrows),
    '## Where the end of a session goes',
    'The session alone says that it expired. A toast tells the customer, and the portal hears of it with what was being booked, keeps that for them, and opens the login; nobody says it on. That it ended, by the customer here or in another tab, goes on to the cart, which only the portal may empty.',
    travels(traffic, 'session.expired', 'session.ended'),
    '## Where the customer is known',
    `The session alone decides who is logged in; everybody else is told by \`session.changed\`, or by \`owner.changed\` where only their id matters, and keeps the last word of it so that guards can ask: ${hasUser.join(', ')}.`,
    travels(traffic, 'session.logIn', 'session.changed', 'owner.changed'),
    ...(unheard.length > 0
      ? [
          '## Emitted, and listened to by nobody',
          'News for tests and recordings; no program depends on it.',
          unheard.map(({ from, event }) => `- ${from}: ${event}`).join('\n'),
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A tool for testers and developers, in English only: actors and states, events in order, and who told whom. */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { inspector } from './inspectorStore.ts';
import { machinesIn, pathsIn, sightingsOf, type Chart, type Log, type SeenActor, type SeenEvent } from './log.ts';
import { slotsWanted, type ExplainedDay } from './messages.ts';
import { readRecording, saveRecording } from './recordingFiles.ts';

const portal = globalThis.opener as Window | null;

export function InspectorPage() {
  const { log, live, source, actor, event, wanted, slots } = useSelector(inspector, ({ context }) => context);
  const shown = log.events.filter(
    (line) => (actor === null || line.actor === actor || line.from === actor) && matches(line, log, wanted),
  );
  const chosen = log.events.find(({ number }) => number === event);
  return (
    <>
      <Bar live={live} source={source} wanted={wanted} count={shown.length} />
      {slots === undefined ? null : <Slots day={slots} />}
      <main className="panes">
        <ActorTree log={log} chosen={actor} />
        <Sequence log={log} events={shown} chosen={event} />
        <Details log={log} event={chosen} actor={log.actors.find(({ id }) => id === (actor ?? chosen?.actor))} />
      </main>
    </>
  );
}

const nameOf = ({ actors }: Log, id: string | null): string =>
  id === null ? 'customer' : (actors.find((actor) => actor.id === id)?.name ?? id.split('/').at(-1) ?? id);

/** `xstate.done.actor.reserve` → `reserve done`, `xstate.after.pollInterval.version.watching` → `after pollInterval`. */
function readable(type: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) return `${actor} ${outcome === 'error' ? 'failed' : 'done'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? type : `after ${delay}`;
}

function matches({ event, actor, from }: SeenEvent, log: Log, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [event.type, nameOf(log, actor), nameOf(log, from)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

interface BarProps {
  live: boolean;
  source: string | null;
  wanted: string;
  count: number;
}

function Bar({ live, source, wanted, count }: BarProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      inspector.trigger.recordingOpened({
        source: file.name,
        sightings: sightingsOf(readRecording(await file.text())),
      });
      setProblem(null);
    } catch (error) {
      setProblem(`${file.name} is no recording (${error instanceof Error ? error.message : 'unreadable'}).`);
    }
  };
  const state = source ?? (portal === null ? 'Not connected' : live ? 'Live' : 'Paused');
  return (
    <header className="bar">
      <h1>Inspector</h1>
      <p className="bar__state" data-live={live && portal !== null}>
        {state}, {count} {count === 1 ? 'event' : 'events'}
      </p>
      <label className="bar__filter">
        Filter
        <input
          type="search"
          value={wanted}
          placeholder="booking slot"
          onChange={({ currentTarget }) => inspector.trigger.filtered({ wanted: currentTarget.value })}
        />
      </label>
      {source === null ? (
        <button type="button" onClick={() => inspector.trigger.paused()} aria-pressed={!live}>
          Pause
        </button>
      ) : null}
      <button type="button" onClick={() => inspector.trigger.eventsCleared()}>
        Clear events
      </button>
      <button type="button" onClick={() => saveRecording(portal)} disabled={portal === null}>
        Save recording
      </button>
      <button
        type="button"
        onClick={() => portal?.postMessage(slotsWanted, globalThis.location.origin)}
        disabled={portal === null}
      >
        Explain slots
      </button>
      <label className="bar__file">
        Open recording
        <input type="file" accept="application/json" onChange={({ currentTarget }) => open(currentTarget.files?.[0])} />
      </label>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </header>
  );
}

function ActorTree({ log, chosen }: { log: Log; chosen: string | null }) {
  const machines = machinesIn(log);
  return (
    <section className="pane" aria-labelledby="actors">
      <h2 id="actors">Actors</h2>
      {machines.length === 0 ? <p className="quiet">Open the portal with ?inspect, or open a recording.</p> : null}
      <ul className="actors">
        {machines.map(({ id, name, depth, status, value }) => (
          <li key={id} style={{ marginInlineStart: `${depth}rem` }}>
            <button
              type="button"
              data-status={status}
              aria-pressed={id === chosen}
              onClick={() => inspector.trigger.actorChosen({ id })}
            >
              <b>{name}</b>
              {pathsIn(value).map((path) => (
                <code key={path}>{path}</code>
              ))}
              {status === 'active' ? null : <i>{status}</i>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One lane for the world outside (customer, promise actors) and one for each machine; each event is a stroke between two lanes. */
function Sequence({ log, events, chosen }: { log: Log; events: readonly SeenEvent[]; chosen: number | null }) {
  const lanes = machinesIn(log).filter(({ id }) => events.some(({ actor, from }) => actor === id || from === id));
  const laneOf = (id: string | null) => lanes.findIndex((lane) => lane.id === id) + 1;
  const start = events[0]?.at ?? 0;
  return (
    <section className="pane" aria-labelledby="events">
      <h2 id="events">Events</h2>
      <ol className="events" style={{ ['--lanes' as string]: lanes.length + 1 }}>
        <li className="events__head" aria-hidden="true">
          <span className="events__lanes">
            {['outside', ...lanes.map(({ name }) => name)].map((name, lane) => (
              <small key={name + lane} style={{ gridColumn: lane + 1 }}>
                {name}
              </small>
            ))}
          </span>
        </li>
        {events.map((line) => {
          const [from, to] = [laneOf(line.from), laneOf(line.actor)];
          return (
            <li key={line.number}>
              <button
                type="button"
                aria-current={line.number === chosen}
                onClick={() => inspector.trigger.eventChosen({ number: line.number })}
              >
                <time>{((line.at - start) / 1000).toFixed(2)}</time>
                <b>{readable(line.event.type)}</b>
                <span className="events__way">
                  {nameOf(log, line.from)} → {nameOf(log, line.actor)}
                </span>
                <span className="events__lanes" aria-hidden="true">
                  <i
                    data-way={from === to ? 'self' : from < to ? 'on' : 'back'}
                    style={{
                      gridColumn: `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}`,
                      ['--span' as string]: Math.abs(to - from) + 1,
                    }}
                  />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Every start of the day that the booking shows, beside every facility: offered, or what is in the way. */
function Slots({ day }: { day: ExplainedDay | null }) {
  return (
    <section className="pane slots" aria-labelledby="slots">
      <h2 id="slots">Slots</h2>
      {day === null ? (
        <p className="quiet">No booking shows a day.</p>
      ) : (
        <details open>
          <summary>{day.title}</summary>
          <table aria-label="Slots">
            <thead>
              <tr>
                {['Start', ...day.facilities].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {day.rows.map(({ start, cells }) => (
                <tr key={start}>
                  <th scope="row">{start}</th>
                  {cells.map((reasons, at) => (
                    <td key={day.facilities[at]}>{reasons.length === 0 ? 'offered' : reasons.join('; ')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

interface DetailsProps {
  log: Log;
  event: SeenEvent | undefined;
  actor: SeenActor | undefined;
}

function Details({ log, event, actor }: DetailsProps) {
  return (
    <section className="pane" aria-labelledby="details">
      <h2 id="details">Details</h2>
      {event === undefined && actor === undefined ? <p className="quiet">Choose an event or an actor.</p> : null}
      {event === undefined ? null : (
        <>
          <h3>
            {nameOf(log, event.from)} → {nameOf(log, event.actor)}
          </h3>
          <Json title={readable(event.event.type)} value={event.event} />
          {event.context === undefined ? null : (
            <Json title={`Then ${pathsIn(event.value).join(', ')}`} value={event.context} />
          )}
        </>
      )}
      {actor === undefined ? null : (
        <>
          <h3>{actor.name} now</h3>
          {actor.chart?.states ? <States states={actor.chart.states} value={actor.value} /> : null}
          <Json title="Context" value={actor.context} />
        </>
      )}
    </section>
  );
}

function States({ states, value }: { states: Record<string, Chart>; value: unknown }) {
  const isCurrent = (name: string) =>
    value === name || (typeof value === 'object' && value !== null && Object.hasOwn(value, name));
  return (
    <ul className="states">
      {Object.entries(states).map(([name, chart]) => (
        <li key={name}>
          <code aria-current={isCurrent(name) ? 'true' : undefined}>{name}</code>
          {chart.states ? (
            <States states={chart.states} value={isCurrent(name) ? (value as Record<string, unknown>)[name] : null} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <details open>
      <summary>{title}</summary>
      <pre>{JSON.stringify(value ?? null, null, 2)}</pre>
    </details>
  );
}

/**
 * The same frameworks with next to nothing of ours: what no page made of them can go below. The document holds the first
 * screen and asks for the services itself, as the portal's does; every package that the portal's first page runs is run.
 */
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { useMachine, useSelector } from '@xstate/react';
import { createStore } from '@xstate/store';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import * as v from 'valibot';
import { assign, fromPromise, setup } from 'xstate';

const Services = v.object({ data: v.array(v.object({ id: v.number(), name: v.string() })) });
type Service = v.InferOutput<typeof Services>['data'][number];

const { asked } = globalThis as { asked?: Promise<Response> };

const load = fromPromise(async () => {
  const answer: unknown = await (asked ? (await asked).json() : ky.get('/api/v2/venue/services').json());
  return v.parse(Services, answer).data;
});

const list = setup({ types: { context: {} as { services: Service[] } }, actors: { load } }).createMachine({
  id: 'list',
  context: { services: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: assign({ services: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {},
  },
});

const basket = createStore({ context: { count: 0 }, on: { add: ({ count }) => ({ count: count + 1 }) } });

i18n.load({ en: { title: ['Book a facility'], book: ['Book (', ['count'], ')'] } });
i18n.activate('en');

function Home() {
  const { _ } = useLingui();
  const [{ context }] = useMachine(list);
  const count = useSelector(basket, (snapshot) => snapshot.context.count);
  return (
    <main>
      <h1>{_('title')}</h1>
      <ul>
        {context.services.map(({ id, name }) => (
          <li key={id} className="service">
            <h2>{name}</h2>
            <button type="button" onClick={() => basket.trigger.add()}>
              {_('book', { count })}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <I18nProvider i18n={i18n}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Home />} />
      </Routes>
    </BrowserRouter>
  </I18nProvider>,
);

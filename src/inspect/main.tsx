/** The inspector page: receives what the portal that opened it inspects, or shows a recording from a file. */
import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { InspectorPage } from './InspectorPage.tsx';
import { inspector } from './inspectorStore.ts';
import { sightingsIn } from './log.ts';
import { SlotsExplained } from './messages.ts';
import '../styles/tokens.css';
import './inspector.css';
import './events.css';

createBrowserReceiver().subscribe((event) => inspector.trigger.seen({ sightings: sightingsIn(event) }));

globalThis.addEventListener('message', ({ origin, data }) => {
  if (origin === globalThis.location.origin && v.is(SlotsExplained, data))
    inspector.trigger.slotsExplained({ day: data.day });
});

createRoot(document.getElementById('root')!).render(<InspectorPage />);

/** The inspector page: receives what the portal that opened it inspects, or shows a recording from a file. */
import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { InspectorPage } from './InspectorPage.tsx';
import { inspector } from './inspectorStore.ts';
import { sightingsIn } from './log.ts';
import './inspector.css';

createBrowserReceiver().subscribe((event) => inspector.trigger.seen({ sightings: sightingsIn(event) }));

createRoot(document.getElementById('root')!).render(<InspectorPage />);

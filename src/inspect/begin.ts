/** The import of the inspector, in a file of its own: only a page that is inspected loads the list of its files. */
import type { InspectionEvent } from 'xstate';

export const beginInspector = async (hosted: boolean): Promise<(event: InspectionEvent) => void> =>
  (await import('./inspector.ts')).startInspector({ hosted });

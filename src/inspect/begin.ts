/** Which files the inspector is made of is said where somebody inspects. */
import type { InspectionEvent } from 'xstate';

export const inspector = async (hosted: boolean): Promise<(event: InspectionEvent) => void> =>
  (await import('./inspector.ts')).startInspector({ hosted });

import type { VersionSnapshot } from './versionMachine.ts';

/** Whether the page must not be used any further (R4.3.5). */
export const isBlocking = (snapshot: VersionSnapshot) => snapshot.matches('outdated') || snapshot.matches('updating');
export const isBusy = (snapshot: VersionSnapshot) => snapshot.hasTag('busy');

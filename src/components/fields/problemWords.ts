/** What is said when something went wrong, by what it was; a lost connection is spoken of when it is lost, and only then. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProblemKind } from '../../../machines/shared/problemKind.ts';

const notLoaded = msg`This could not be loaded`;
const ourSide = msg`Something is wrong on our side`;
const somethingWrong = msg`Something went wrong, please try again`;

/** The title over something that did not load. */
export const problemTitles: Record<ProblemKind, MessageDescriptor> = {
  connectionLost: msg`We lost the connection`,
  serverFailed: ourSide,
  notUnderstood: ourSide,
  sessionOver: msg`Your session is over`,
  refused: notLoaded,
  unexpected: notLoaded,
};

/** The text below that title; nothing where the title says it all. */
export const problemDetails: Record<ProblemKind, MessageDescriptor | null> = {
  connectionLost: null,
  serverFailed: msg`Our server did not answer as it should. Please try again in a moment.`,
  notUnderstood: msg`An answer came that we could not read. Please try again in a moment.`,
  sessionOver: msg`Please log in again.`,
  refused: null,
  unexpected: somethingWrong,
};

/** Without a title, where something was asked for. */
export const problemSentences: Record<ProblemKind, MessageDescriptor> = {
  connectionLost: msg`We lost the connection. Please try again.`,
  serverFailed: msg`Our server did not answer as it should. Please try again in a moment.`,
  notUnderstood: msg`An answer came that we could not read. Please try again in a moment.`,
  sessionOver: msg`Session expired, please login again`,
  refused: somethingWrong,
  unexpected: somethingWrong,
};

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problem } from '../../../machines/shared/problem.ts';
import { fileSizeFaults } from './fileWords.ts';
import { personFaults, problemWords } from '../personWords.ts';

const own = {
  pictureInvalid: personFaults.pictureInvalid,
  fileEmpty: fileSizeFaults.fileEmpty,
  pictureUnreadable: msg`This picture cannot be read. Please choose another one.`,
};
const isOwn = (code: string): code is keyof typeof own => Object.hasOwn(own, code);

/** Why a picture was not taken. */
export const pictureProblemWords = (i18n: I18n, problem: Problem): string =>
  isOwn(problem.code) ? i18n._(own[problem.code]) : problemWords(i18n, problem);

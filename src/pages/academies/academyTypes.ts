import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The kinds that operators have everywhere; others are not offered as a choice. */
export const academyTypes: Readonly<Record<string, MessageDescriptor>> = {
  academy: msg`Academies`,
  camp: msg`Camps`,
  workshop: msg`Workshops`,
};

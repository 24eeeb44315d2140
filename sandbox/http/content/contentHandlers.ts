/** All calls about what the operator shows and sells beside facilities. */
import { benefitHandlers } from './benefits.ts';
import { eventHandlers } from './events.ts';
import { fileHandlers } from './files.ts';
import { formHandlers } from './forms.ts';
import { searchHandlers } from './search.ts';
import { shopHandlers } from './shop.ts';
import { storyHandlers } from './stories.ts';
import { supportHandlers } from './support.ts';
import { trainerHandlers } from './trainers.ts';
import { venueHandlers } from './venues.ts';
import { workshopHandlers } from './workshops.ts';

export const contentHandlers = {
  ...benefitHandlers,
  ...eventHandlers,
  ...fileHandlers,
  ...formHandlers,
  ...searchHandlers,
  ...shopHandlers,
  ...storyHandlers,
  ...supportHandlers,
  ...trainerHandlers,
  ...venueHandlers,
  ...workshopHandlers,
} as const;

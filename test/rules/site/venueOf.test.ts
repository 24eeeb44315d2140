import { expect, test } from 'vitest';
import { venueOf } from '../../../machines/site/venueOf.ts';

const venue = (id: number, name: string) => ({ id, name, ar_name: null });
const tree = { ...venue(1, 'Saha'), currency: 'AED', child_venues: [venue(4, 'Barsha'), venue(5, 'Jaddaf')] };

test.each([
  [1, 'Saha'],
  [5, 'Jaddaf'],
  [9, undefined],
  [null, undefined],
  [undefined, undefined],
])('R1.1.1: the venue %s is %s', (id, name) => expect(venueOf(tree, id)?.name).toBe(name));

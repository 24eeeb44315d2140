import { describe, expect, test } from 'vitest';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import { padel, swimming } from '../../models/booking/booking.fixtures.ts';

describe('bookable services (R6.1.14, Q6.1.e)', () => {
  test.each([
    ['public', {}, true],
    ['private', { is_public: false }, false],
    ['named POS', { name: 'POS' }, false],
    ['named pos between blanks', { name: ' pos ' }, false],
    ['named pos in Arabic only', { ar_name: 'Pos' }, false],
    ['named after a position', { name: 'Positive yoga' }, true],
    ['without an Arabic name', { ar_name: null }, true],
  ])('%s', (_, changes, isBookable) => {
    const service = { ...padel, ...changes };
    expect(bookableServices([service, swimming])).toEqual(isBookable ? [service, swimming] : [swimming]);
  });
});

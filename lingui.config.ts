import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}', include: ['src', 'machines/attendees/attendeeFields.ts'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});

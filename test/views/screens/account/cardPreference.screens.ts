/** What a customer finds who wants another saved card used first (Q4.8.d, Q7.7.l, R8.1.6). */
import { cardPreference } from '../../../models/cardPreference/cardPreference.law.ts';
import { alert, type Screens } from '../../../support/screens/screens.ts';
import { savedCards } from './savedCards.ts';

export const cardPreferenceScreens: Screens = {
  law: cardPreference,
  screens: {
    resting: savedCards(),
    // Shown as the server has it, not as it was wished.
    preferring: savedCards({ preferring: '4444' }),
    notSaved: [
      ...savedCards(),
      alert(['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.']),
    ],
  },
};

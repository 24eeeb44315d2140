/**
 * What is written in a browser calls the preferences by the name that they had: a cart or an order that was left by a
 * former version is not lost.
 */
import type { PaymentPreferences } from '../../../../machines/cart/paymentPreferences.ts';

export const toWritten = <TOwn extends { preferences: PaymentPreferences }>({ preferences, ...rest }: TOwn) => ({
  ...rest,
  choices: preferences,
});

export const fromWritten = <TWritten extends { choices: PaymentPreferences }>({ choices, ...rest }: TWritten) => ({
  ...rest,
  preferences: choices,
});

/** Stored carts and orders keep the former name of the preferences, so that none of a former version is lost. */
import type { PaymentPreferences } from '../../../../machines/cart/paymentPreferences.ts';

export const toWritten = <TOwn extends { preferences: PaymentPreferences }>({ preferences, ...rest }: TOwn) => ({
  ...rest,
  choices: preferences,
});

export const fromWritten = <TWritten extends { choices: PaymentPreferences }>({ choices, ...rest }: TWritten) => ({
  ...rest,
  preferences: choices,
});

/** What an operator's server may offer beyond the specification (docs/decisions/043). */

export const additionNames = [
  'cancel',
  'topUp',
  'password',
  'sessions',
  'export',
  'erase',
  'pointsExpiry',
  'sendAgain',
  'invoice',
  'expressPay',
  'defaultCard',
  'membershipUse',
  'providerState',
] as const;
export type AdditionName = (typeof additionNames)[number];

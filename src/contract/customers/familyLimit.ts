/** Most people that one account keeps (docs/decisions/058). */
export const familyLimit = 30;

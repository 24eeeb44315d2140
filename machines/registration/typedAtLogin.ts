import type { TypedPhone } from '../phone/phoneRules.ts';

/** What somebody has typed at the login who has no account yet. */
export interface TypedAtLogin extends TypedPhone {
  email: string;
}

/**
 * The draft of a new account with what was typed at the login, which is the latest; where nothing was, what was written in
 * its own form before stays. A number keeps its country.
 */
export const beginWith = <TDraft extends TypedAtLogin>(draft: TDraft, typed: TypedAtLogin): TDraft => ({
  ...draft,
  email: typed.email || draft.email,
  ...(typed.mobile_number !== '' ? { country_code: typed.country_code, mobile_number: typed.mobile_number } : {}),
});

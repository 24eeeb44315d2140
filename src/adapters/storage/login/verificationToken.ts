import { takeFromAddress } from '../../address/addressToken.ts';

let token: string | null = null;

/** Takes the token of the link that confirms an address (Q2.1.c). */
export function takeVerification(): void {
  const found = takeFromAddress('/verify-customer', ['token']);
  if (found !== null) token = found.token;
}

/** Kept until the server has said something about it. */
export const verificationToken = (): string | null => token;
export function clearVerification(): void {
  token = null;
}

/** Enough of an address to recognise it by, for whoever looks over the shoulder: `layla@haddad.ae` → `l••••@haddad.ae`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const [first = ''] = email;
  return `${first}${at > first.length ? '••••' : ''}${email.slice(at)}`;
}

/** The end of a number alone: `+971501234567` → `•••• 4567`. */
export const maskedMobile = (mobile: string): string => `•••• ${mobile.slice(-4)}`;

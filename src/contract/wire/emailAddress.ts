/** Addresses of mail, by one rule for both sides. */

/** R5.1.3's limit of RFC 5321. */
export const longestEmail = 254;

/** Something without blanks, an @, something, a dot, something. Looks at each character once, however long the text is (T29). */
export function isEmailAddress(text: string): boolean {
  if (text.length > longestEmail || /\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at !== -1 && text.lastIndexOf('.', text.length - 2) > at + 1;
}

/** The operator's key for Google's reCAPTCHA; without one the portal's own captcha is used. */
let siteKey: string | null = null;

export function chooseCaptcha(key: string | null): void {
  siteKey = key?.trim() || null;
}

export const captchaKey = (): string | null => siteKey;

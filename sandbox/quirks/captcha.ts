/** The captcha of the sandbox. */

/** The token that always passes; documented for QA. */
export const humanToken = 'sandbox-human';

export type CaptchaAction = 'login' | 'password' | 'register' | 'lead' | 'form';

/** Whether that token proves a human for that action. Empty and unknown tokens do not. */
export async function captchaIsValid(token: string, _action: CaptchaAction): Promise<boolean> {
  return token === humanToken;
}

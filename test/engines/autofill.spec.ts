/** What a password manager writes, without a key, is what is sent (R2.13.1). */
import { demoPassword } from '../../sandbox/data/seed/people.ts';
import { test } from './support/test.ts';

/** In the page: as a script writes that the page itself runs, told as `input` or not at all. */
function fill({ mobile, password, isTold }: { mobile: string; password: string; isTold: boolean }): void {
  const write = (type: string, text: string): void => {
    const field = document.querySelector<HTMLInputElement>(`main form input[type=${type}]`)!;
    field.value = text;
    if (isTold) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write('tel', mobile);
  write('password', password);
}

for (const isTold of [true, false])
  test(`a filled login is sent, ${isTold ? 'told' : 'not told'}`, async ({ view, engine, language, say, stack }) => {
    await engine.open(`${stack.portalOrigin}/login?lang=${language}`);
    const logIn = { role: 'button', name: say('Log in'), within: { role: 'main' } };
    await view.see(logIn);
    await view.run(fill, { mobile: '500000001', password: demoPassword, isTold });
    await view.press(logIn);
    await view.arriveAt(/^(?!.*\/login)/);
  });

// @vitest-environment jsdom
/** A style sheet that did not come is asked for anew, once the portal can be reached (F01). */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../machines/shared/problem.ts';
import { restoreStyles } from '../../src/adapters/scripts/restoreStyles.ts';

const address = '/assets/SearchDialog-0a1b2c3d.css';

/** One that did not come, and a loader that still waits for it. */
function missingSheet() {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  const heard = vi.fn<() => void>();
  sheet.addEventListener('load', heard);
  document.head.append(sheet);
  return { sheet, heard };
}
const asked = () => document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')!;
const answers = (answer: () => Promise<Response>) => {
  const ask = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', ask);
  return ask;
};

describe('a style sheet that did not come', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.head.replaceChildren();
  });

  test('is asked for anew, and whoever waits for it hears when it is there', async () => {
    const { sheet, heard } = missingSheet();
    const restored = restoreStyles();
    expect(asked()).not.toBe(sheet);
    expect(asked().getAttribute('href')).toBe(address);
    expect(heard).not.toHaveBeenCalled();
    asked().dispatchEvent(new Event('load'));
    await restored;
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is waited for where it cannot be reached a second time', async () => {
    const { heard } = missingSheet();
    const ask = answers(async () => {
      throw new TypeError('Failed to fetch');
    });
    const restored = restoreStyles();
    asked().dispatchEvent(new Event('error'));
    await expect(restored).rejects.toThrow(ConnectionError);
    expect(ask).toHaveBeenCalledWith(expect.stringContaining(address), expect.anything());
    expect(heard).not.toHaveBeenCalled();
  });

  test('is waited for where the network was back a moment too late for it', async () => {
    missingSheet();
    answers(async () => new Response('p {}', { headers: { 'Content-Type': 'text/css; charset=utf-8' } }));
    const restored = restoreStyles();
    asked().dispatchEvent(new Event('error'));
    await expect(restored).rejects.toThrow(ConnectionError);
  });

  test('is done without where the portal does not have it', async () => {
    const { heard } = missingSheet();
    answers(async () => new Response(null, { status: 404 }));
    const restored = restoreStyles();
    asked().dispatchEvent(new Event('error'));
    await restored;
    expect(heard).toHaveBeenCalledOnce();
  });

  test('that is there is left as it is', async () => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    Object.defineProperty(style, 'sheet', { value: { cssRules: [{}] } });
    document.head.append(style);
    await restoreStyles();
    expect(asked()).toBe(style);
  });
});

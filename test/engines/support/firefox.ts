/** Firefox by WebDriver BiDi, which it speaks itself, over a socket. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EngineOptions, InputSource } from './engine.ts';
import { Program } from '../../support/program.ts';

type Answer =
  | { id: number; type: 'success'; result: Record<string, unknown> }
  | { id: number; type: 'error'; error: string; message: string }
  | { type: 'event'; method: string; params: { level?: string; text?: string | null; source?: { context?: string } } };

interface Waiting {
  done: (result: Record<string, unknown>) => void;
  failed: (error: Error) => void;
}

/** Nothing but the pages under test uses the network, and pages are told that less movement is wanted. */
const preferences = (locale: string): Record<string, unknown> => ({
  'intl.accept_languages': locale,
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
});

class Firefox implements Engine {
  readonly #program: Program;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #faults: string[] = [];
  #count = 0;
  #context = '';
  version = 'Firefox';

  constructor(program: Program, profile: string, socket: WebSocket) {
    this.#program = program;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Answer));
  }

  async begin({ width, height }: EngineOptions): Promise<void> {
    const { capabilities } = (await this.#send('session.new', { capabilities: {} })) as {
      capabilities: { browserVersion: string };
    };
    this.version = `Firefox ${capabilities.browserVersion}`;
    const { contexts } = (await this.#send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    this.#context = contexts[0]!.context;
    await this.#send('session.subscribe', { events: ['log.entryAdded'] });
    await this.#send('browsingContext.setViewport', { context: this.#context, viewport: { width, height } });
  }

  #hear(answer: Answer): void {
    if (answer.type === 'event') {
      const { level, text } = answer.params;
      if (answer.method === 'log.entryAdded' && level === 'error') this.#faults.push(text ?? '');
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.type === 'success') waiting?.done(answer.result);
    else waiting?.failed(new Error(`${answer.error}: ${answer.message}`));
  }

  #send(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = ++this.#count;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async open(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  async call(source: string, argument: unknown): Promise<unknown> {
    const answer = await this.#send('script.callFunction', {
      functionDeclaration: `(argument) => JSON.stringify((${source})(JSON.parse(argument)) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
      target: { context: this.#context },
      awaitPromise: false,
    });
    const { result, exceptionDetails } = answer as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text ?? 'The page answered nothing.');
    return JSON.parse(result.value);
  }

  async load(script: string): Promise<void> {
    await this.#send('script.evaluate', {
      expression: script,
      target: { context: this.#context },
      awaitPromise: false,
      resultOwnership: 'none',
      serializationOptions: { maxObjectDepth: 0 },
    });
  }

  async act(actions: InputSource[]): Promise<void> {
    await this.#send('input.performActions', { context: this.#context, actions });
  }

  async picture(): Promise<string> {
    const { data } = (await this.#send('browsingContext.captureScreenshot', { context: this.#context })) as {
      data: string;
    };
    return data;
  }

  async faults(): Promise<string[]> {
    return this.#faults;
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#program.stop();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function startFirefox(options: EngineOptions): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'));
  const lines = Object.entries(preferences(options.locale)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const program = new Program({
    command: 'firefox-esr',
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    env: { TZ: 'Asia/Dubai', MOZ_HEADLESS_WIDTH: '1400', MOZ_HEADLESS_HEIGHT: '1000' },
  });
  const address = await program.said(/WebDriver BiDi listening on (ws:\S+)\n/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((open, failed) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', () => failed(new Error(`Firefox does not answer at ${address}.`)), { once: true });
  });
  const firefox = new Firefox(program, profile, socket);
  await firefox.begin(options);
  return firefox;
}

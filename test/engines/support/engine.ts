/** What a journey needs of a browser, however it is driven. */

export interface EngineOptions {
  width: number;
  height: number;
  /** What the browser asks pages for, `ar-AE`. */
  locale: string;
}

/** One input source and what it does, as WebDriver and WebDriver BiDi both write it. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: Record<string, unknown>[];
}

export interface Engine {
  /** `WebKit 2.50.6`, for reports. */
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls the function, given as source, in the page; what it answers must be JSON. */
  call(source: string, argument: unknown): Promise<unknown>;
  /** Loads a library of the tests into the page that is open. */
  load(script: string): Promise<void>;
  act(sources: InputSource[]): Promise<void>;
  /** A PNG in base64. */
  picture(): Promise<string>;
  /** What pages complained of: uncaught errors, rejections, breaches of the policy. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** What fails every journey (I28): errors in the console, violations of the policy, requests to other hosts. */
import type { BrowserContext, Page } from '@playwright/test';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** This machine, under its own names and its tenants'. */
const isOwn = (host: string): boolean => loopback.has(host) || host.endsWith('.localhost');

const isStranger = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && !isOwn(hostname);
};

/** The message of the browser when a journey runs without the worker. */
const isOfRunner = (text: string): boolean => text === 'Service Worker registration blocked by Playwright';

export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.#watchPage(page);
    context.on('page', (page) => this.#watchPage(page));
    context.on('request', (request) => {
      if (isStranger(request.url())) this.#found.push(`request to ${request.url()}`);
    });
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      if (isOfRunner(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.message}`));
  }

  /** A fault that the journey provokes on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** The faults that were not expected. */
  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  /** Whether the fault happened. */
  happened(pattern: RegExp): boolean {
    return this.#found.some((fault) => pattern.test(fault));
  }
}

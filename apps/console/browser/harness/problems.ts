import type { BrowserContext } from '@playwright/test';
import { browserSettings } from './settings.ts';

/** What Playwright itself says of the service worker that most tests do without. */
const isBlockedWorker = /registration blocked by Playwright/;

/** What Chromium says when the service is gone: which of them depends on how far a request has come. */
export const lostConnection =
  /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

/** What no page may have: the console's errors, violations of its policy, failed and foreign requests. */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed = [isBlockedWorker];
  readonly #origins = [browserSettings.url];

  /** A problem that the test makes on purpose. It has to occur. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** What the browser may say or not, by chance. */
  allow(problem: RegExp): void {
    this.#allowed.push(problem);
  }

  /** Another way to the service, which is no foreign host. */
  allowOrigin(origin: string): void {
    this.#origins.push(origin);
  }

  /** The problems that were not expected, and the expected ones that did not occur. */
  list(): string[] {
    const isExpected = (text: string) =>
      [...this.#expected, ...this.#allowed].some((problem) => problem.test(text));
    const missing = this.#expected.filter(
      (problem) => !this.#found.some((text) => problem.test(text)),
    );
    return [
      ...this.#found.filter((text) => !isExpected(text)),
      ...missing.map((problem) => `did not occur: ${problem}`),
    ];
  }

  /** Listens to all pages of the context. */
  async watch(context: BrowserContext): Promise<void> {
    const add = (text: string) => this.#found.push(text);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        add(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    context.on('weberror', (error) => add(`thrown: ${error.error().message}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (!this.#origins.includes(url.origin) && !['data:', 'blob:'].includes(url.protocol)) {
        add(`another host: ${request.url()}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // What a page asked for and left before the answer came.
      if (reason !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${reason}`);
    });
    await context.exposeBinding('reportViolation', (_source, text: string) => {
      add(`policy: ${text}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
        report(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }
}

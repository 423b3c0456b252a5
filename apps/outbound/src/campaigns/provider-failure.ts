import { AppError, parseJson } from '@workspace-ops/service-kit';

export const provider = 'The cold-email provider';

const longestSentence = 300;

/** The 500 that callers are promised for every failure but a refusal. */
export const providerFailed = (message: string, cause?: unknown): AppError =>
  new AppError('provider_failed', `${provider} ${message}`, { cause });

/** What the provider answered instead of campaigns. */
export class ProviderRefusal extends Error {
  readonly status: number;

  /** @param message names the status and the provider's text, without the key. */
  constructor(status: number, message: string) {
    super(message);
    this.name = 'ProviderRefusal';
    this.status = status;
  }

  get isOfCaller(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** An answer that is no success, as the message that names its status and its text. */
export function readRefusal(
  status: number,
  body: string,
  redact: (text: string) => string,
): ProviderRefusal {
  const said = presentable(redact(readSentence(body)));
  const message = `${provider} answered ${status}${said === '' ? '.' : `: ${said}`}`;
  return new ProviderRefusal(status, message);
}

/** One line of bounded length. */
function presentable(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > longestSentence ? `${line.slice(0, longestSentence).toWellFormed()}…` : line;
}

/** Its edge answers in HTML, the rest in JSON with `message`; `error` is the status's name. */
function readSentence(body: string): string {
  const answer = parseJson(body);
  if (typeof answer !== 'object' || answer === null)
    return body.replaceAll(/<(?:style|script)[^<]*<|<[^<>]{0,1000}>/gi, ' ');
  const { message, error, detail } = answer as Record<string, unknown>;
  const texts = [message, error, detail].filter((text) => typeof text === 'string' && text !== '');
  return texts.length > 0 ? String(texts[0]) : body;
}

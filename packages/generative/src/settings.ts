import {
  defineSettings,
  findAddressFault,
  setting,
  type Settings,
  SettingsError,
} from '@workspace-ops/service-kit';
import type { GenerativeOptions } from './generative.ts';
import type { Price } from './prices.ts';
import {
  type Access,
  isModelName,
  type ProviderName,
  providerNames,
  readModelName,
} from './providers.ts';

const pricePattern =
  /^([A-Za-z0-9][\w./:@-]{0,130})=(\d{1,6}(?:\.\d{1,4})?)\/(\d{1,6}(?:\.\d{1,4})?)$/;

/** As `model=1.5/9,other=0.3/2.5`: the price of input before that of output. */
const priceList = () =>
  setting
    .list()
    .refine((items) => items.every((item) => pricePattern.test(item)), {
      error: 'must be prices, as gemini-3.5-flash=1.5/9',
    })
    .transform((items): ReadonlyMap<string, Price> => new Map(items.map(readPrice)));

function readPrice(item: string): [string, Price] {
  const [, model = '', input, output] = pricePattern.exec(item) ?? [];
  return [model, { input: Number(input), output: Number(output) }];
}

/** As `openai=...,anthropic=...`: something for each provider. */
const byProvider = (what: string) =>
  setting
    .list()
    .refine((items) => items.every((item) => readPair(item) !== null), {
      error: `must be ${what} by provider, as openai=..., of ${providerNames.join(', ')}`,
    })
    .transform((items) => new Map(items.flatMap((item) => [readPair(item)!])));

function readPair(item: string): [ProviderName, string] | null {
  const at = item.indexOf('=');
  const provider = providerNames.find((name) => name === item.slice(0, Math.max(0, at)));
  const value = item.slice(at + 1).trim();
  return provider === undefined || value === '' ? null : [provider, value];
}

/** Of a provider's address. */
const providerForm = { isBase: true, without: /\/v1(beta)?$/ };

/** What an app that generates text reads from its environment. */
export const generativeSettings = defineSettings({
  GENERATIVE_AI_PROVIDER: {
    description:
      'Whose models are meant where a name does not say it: `google` (Gemini), `openai`, `anthropic`, or `openai-compatible` for any server of the chat completions protocol (Ollama, vLLM, LM Studio).',
    schema: setting.choice(providerNames),
    default: 'google',
  },
  GENERATIVE_AI_API_KEY: {
    description:
      'Key of the provider; any text for a server that asks for none. Without it generation answers 503, workflow steps compose their text without a model, and replies are judged by rules alone.',
    schema: setting.optionalText(),
    secret: true,
  },
  GENERATIVE_AI_BASE_URL: {
    description:
      "Address of the provider, without `/v1` or `/v1beta`; without it the provider's own, and `http://localhost:11434` for `openai-compatible`.",
    schema: setting.optionalBaseUrl(providerForm.without),
  },
  GENERATIVE_AI_FURTHER_KEYS: {
    description:
      'Keys of further providers, whose models a list names as `provider/model`: `openai=...,anthropic=...`.',
    schema: byProvider('keys'),
    default: '',
    secret: true,
  },
  GENERATIVE_AI_FURTHER_URLS: {
    description: 'Addresses of further providers, as `openai-compatible=http://ollama:11434`.',
    schema: byProvider('addresses').refine(
      (urls) =>
        [...urls.values()].every((url) => findAddressFault(url, providerForm) === undefined),
      { error: 'must be URLs without /v1, a user, ? and #' },
    ),
    default: '',
  },
  GENERATIVE_AI_MODELS: {
    description:
      'Models in the order in which they are tried, separated by commas; of further providers as `provider/model`.',
    schema: setting.list().refine((models) => models.length > 0, {
      error: 'must name at least one model',
    }),
    default: 'gemini-3.8-flash,gemini-3.5-flash,gemini-3.5-flash-lite',
  },
  MODEL_PRICES: {
    description:
      'Prices of further models, or other prices of known ones, in US dollars for a million tokens of input and of output: `model=1.5/9`, separated by commas. A model without a price is asked only for workspaces whose budget allows it.',
    schema: priceList(),
    default: '',
  },
});

/**
 * Finds models that could never be asked. Without a key none is.
 * @throws {SettingsError} for each model of a provider without a key, and for each name that its provider has none of.
 */
export function expectModelsOfKeys(settings: Settings<typeof generativeSettings>): void {
  const {
    GENERATIVE_AI_PROVIDER: standard,
    GENERATIVE_AI_API_KEY: key,
    GENERATIVE_AI_FURTHER_KEYS: further,
    GENERATIVE_AI_MODELS: models,
  } = settings;
  if (key === undefined) return;
  const faults = models.flatMap((name) => {
    const { provider } = readModelName(name, standard);
    if (provider !== standard && !further.has(provider))
      return [
        `GENERATIVE_AI_MODELS names ${name}, and ${provider} has no key: set it in GENERATIVE_AI_FURTHER_KEYS, or make ${provider} the GENERATIVE_AI_PROVIDER`,
      ];
    return isModelName(name, standard)
      ? []
      : [`GENERATIVE_AI_MODELS names ${name}, which is no name of a model of ${provider}`];
  });
  if (faults.length > 0) throw new SettingsError(faults);
}

/** The options that the settings make. @throws {SettingsError} where they do not fit together. */
export const toGenerativeOptions = (
  settings: Settings<typeof generativeSettings>,
): Omit<GenerativeOptions, 'logger'> => {
  expectModelsOfKeys(settings);
  return {
    provider: settings.GENERATIVE_AI_PROVIDER,
    apiKey: settings.GENERATIVE_AI_API_KEY,
    baseUrl: settings.GENERATIVE_AI_BASE_URL,
    furtherProviders: toAccess(settings),
    models: settings.GENERATIVE_AI_MODELS,
    prices: settings.MODEL_PRICES,
  };
};

const toAccess = ({
  GENERATIVE_AI_FURTHER_KEYS: keys,
  GENERATIVE_AI_FURTHER_URLS: urls,
}: Settings<typeof generativeSettings>): Map<ProviderName, Access> =>
  new Map(
    [...keys].map(([provider, apiKey]) => [
      provider,
      { apiKey, baseUrl: urls.get(provider)?.replace(/\/+$/, '') },
    ]),
  );

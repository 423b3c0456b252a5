import type { LanguageModel } from 'ai';

export const providerNames = ['google', 'openai', 'anthropic', 'openai-compatible'] as const;
export type ProviderName = (typeof providerNames)[number];

/** How a provider is reached. */
export interface Access {
  apiKey: string;
  /** The provider's own address when absent. */
  baseUrl?: string | undefined;
}

/** The provider of names that say none, and the others that are configured. */
export interface Providers {
  standard: ProviderName;
  access: ReadonlyMap<ProviderName, Access>;
}

/** What is known of a provider: data, so that one more is one more entry. */
interface Provider {
  /** As messages name it. */
  title: string;
  /** The names of its models; Gemini's are part of the address that gets the key. */
  modelName: RegExp;
  /** Whether it takes a JSON schema; else the schema stands in the prompt, and the answer is checked all the same. */
  takesSchema: boolean;
  connect(
    access: Access,
    fetch: typeof globalThis.fetch,
  ): Promise<(model: string) => LanguageModel>;
}

const inBody = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._:/@-]{0,119}$/;

export const providers: Readonly<Record<ProviderName, Provider>> = {
  google: {
    title: 'Gemini',
    modelName: /^(?:(?:models|tunedModels)\/)?[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
    takesSchema: true,
    async connect({ apiKey, baseUrl = 'https://generativelanguage.googleapis.com' }, fetch) {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ apiKey, baseURL: `${baseUrl}/v1beta`, fetch });
    },
  },
  openai: {
    title: 'OpenAI',
    modelName: inBody,
    takesSchema: true,
    async connect({ apiKey, baseUrl = 'https://api.openai.com' }, fetch) {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI({ apiKey, baseURL: `${baseUrl}/v1`, fetch });
      return (model) => openai.chat(model);
    },
  },
  anthropic: {
    title: 'Anthropic',
    modelName: inBody,
    takesSchema: true,
    async connect({ apiKey, baseUrl = 'https://api.anthropic.com' }, fetch) {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, baseURL: `${baseUrl}/v1`, fetch });
    },
  },
  'openai-compatible': {
    title: 'The model server',
    modelName: inBody,
    takesSchema: false,
    async connect({ apiKey, baseUrl = 'http://localhost:11434' }, fetch) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'openai-compatible',
        apiKey,
        baseURL: `${baseUrl}/v1`,
        fetch,
      });
    },
  },
};

/** A model as it is configured, `provider/model` or the model alone. */
export interface NamedModel {
  provider: ProviderName;
  model: string;
}

export function readModelName(name: string, standard: ProviderName): NamedModel {
  const slash = name.indexOf('/');
  const given = providerNames.find((provider) => provider === name.slice(0, Math.max(0, slash)));
  return given === undefined
    ? { provider: standard, model: name }
    : { provider: given, model: name.slice(slash + 1) };
}

export const isModelName = (name: string, standard: ProviderName): boolean => {
  const { provider, model } = readModelName(name, standard);
  return providers[provider].modelName.test(model);
};

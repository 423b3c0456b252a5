import { defineSettings, setting } from '@workspace-ops/service-kit';
import type { Price } from './prices.ts';

const pricePattern =
  /^([A-Za-z0-9][\w./-]{0,110})=(\d{1,6}(?:\.\d{1,4})?)\/(\d{1,6}(?:\.\d{1,4})?)$/;

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

/** What an app that generates text reads from its environment. */
export const generativeSettings = defineSettings({
  GENERATIVE_AI_API_KEY: {
    description:
      'Key of the Gemini API. Without it generation answers 503, and workflow steps compose their text without a model.',
    schema: setting.optionalText(),
    secret: true,
  },
  GENERATIVE_AI_BASE_URL: {
    description: 'Address of the Gemini API, without `/v1beta`.',
    schema: setting.url(),
    default: 'https://generativelanguage.googleapis.com',
  },
  GENERATIVE_AI_MODELS: {
    description: 'Models in the order in which they are tried, separated by commas.',
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

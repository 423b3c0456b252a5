export { createGenerative } from './generative.ts';
export type { Generative, GenerativeOptions, ObjectRequest, TextRequest } from './generative.ts';
export type { Attempt, Generated } from './generated.ts';
export { addCostsUsd, estimateCostUsd } from './prices.ts';
export { generativeSettings } from './settings.ts';

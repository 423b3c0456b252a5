export type { Account, Budget, PlannedCall, Reservation } from './account.ts';
export { createGenerative, defaultMaxOutputTokens } from './generative.ts';
export type { Generative, GenerativeOptions, ObjectRequest, TextRequest } from './generative.ts';
export { generativeSettings, toGenerativeOptions } from './settings.ts';
export type { Attempt, AuditedCall, Generated } from './try-models.ts';

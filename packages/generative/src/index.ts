export type { Account, Budget, PlannedCall, Reservation } from './account.ts';
export { createGenerative, defaultMaxOutputTokens, redactQuestion } from './generative.ts';
export type { Generative, GenerativeOptions, ObjectRequest, TextRequest } from './generative.ts';
export { costNote, describeCharges } from './ledger/describe-charges.ts';
export { confirmSpending, openAccount, type SpendingLedger } from './ledger/open-account.ts';
export { expectModelsOfKeys, generativeSettings, toGenerativeOptions } from './settings.ts';
export type { Attempt, AuditedCall, Generated } from './try-models.ts';

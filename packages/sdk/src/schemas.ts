/** The interface's own types, under the names that they have in its OpenAPI document. */
import type { components } from './generated/schema.ts';

export type Schemas = components['schemas'];

export type ErrorBody = Schemas['Error'];
/** The codes that the service answers with. */
export type ErrorCode = ErrorBody['code'];
/** What is wrong with one field. */
export type Issue = NonNullable<ErrorBody['issues']>[number];

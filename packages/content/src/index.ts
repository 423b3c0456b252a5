export { editOutsideCode, maskCode } from './markdown/mask-code.ts';
export { findPersonalData } from './personal-data/find-personal-data.ts';
export { redactJson } from './personal-data/redact-json.ts';
export { redactPersonalData } from './personal-data/redact-personal-data.ts';
export { fillPlaceholders } from './placeholders/fill-placeholders.ts';
export { findPlaceholders } from './placeholders/find-placeholders.ts';
export { stripPlaceholders } from './placeholders/replace-placeholders.ts';
export { checkPolicy } from './policy/check-policy.ts';

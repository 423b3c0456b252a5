export { openAuditAdministration } from './administration.ts';
export { findEnding } from './find-ending.ts';
export { removeLog } from './remove-log.ts';
export { verifyLog } from './verify-log.ts';

import { compileExpressionsAtOnce } from './compile-expressions.ts';

export { findFindings } from './findings/find-findings.ts';
export type { Finding, FindingKind } from './findings/finding.ts';
export { namesSecret, redactJson, toRedactedText } from './findings/redact-json.ts';
export { redactText } from './findings/redact-text.ts';
export { mapMatches } from './map-matches.ts';
export { editOutsideCode, maskCode } from './markdown/mask-code.ts';
export { escapeJson, escapeMarkup, escapeTags } from './markup/escape-markup.ts';
export { normaliseText } from './normalise/normalise-text.ts';
export { readLookAlikes } from './normalise/read-look-alikes.ts';
export { findPlaceholders } from './placeholders/find-placeholders.ts';
export { fillPlaceholders, stripPlaceholders } from './placeholders/replace-placeholders.ts';
export { checkPolicy } from './policy/check-policy.ts';
export { replaceRanges, type Range } from './replace-ranges.ts';
export { fenceData } from './fence-data.ts';
export { readSpokenHour, spokenHourShape } from './times/spoken-hour.ts';

compileExpressionsAtOnce();

import type { JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isScalar } from './fields.ts';

/** What programs of jobs and tasks keep: where a record may be seen, when it was sent, and what its form is called. */
const kept =
  /^(?:permalinkurl|shorturl|clienthuburi|htmlurl|weburl|selfurl|dateexported|exportdate|exportedat|triggeredat|syncedat|(?:answer|create|submit|submission|upload)time|idshort|duecomplete|badges|rawrequest|submissionid|signatureurl|gid|reportname|reporttitle|formtitle|formname|templatename|resourcetype|resourcesubtype)$/;

/** `4417`, `abc12kd9` */
const isOwnId = (value: string): boolean =>
  /^(?:\d+|(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{6,12})$/.test(value);

export const isKeptOfWork = (name: string, value: JsonValue): boolean => {
  const plain = plainName(name);
  if (!isScalar(value)) return kept.test(plain) && Array.isArray(value) && value.length === 0;
  const text = String(value);
  return (
    kept.test(plain) ||
    (plain === 'id' && isOwnId(text)) ||
    (plain === 'signature' && /^https?:/.test(text))
  );
};

import type { ArtifactDefinition, PermissionDefinition } from '@workspace-ops/catalogue';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

/** An agreement that an artifact needs for what is on record, and that was not given. */
export interface Withheld extends PermissionDefinition {
  /** What is on record in its place. */
  said: Fact | undefined;
}

/** As people write that something was not agreed to, or not yet. */
const denied =
  /^(?:no|not|none|never|false|denied|refused|declined|rejected|withdrawn|withdrew|revoked|expired|pending|requested|asked|awaiting|waiting|open|unknown|unclear|n\/a|nein|kein|keine|noch nicht|abgelehnt|offen|non|refusé|pas|internal(?:ly)?(?: use)?(?: only)?)(?![\p{L}\p{N}])|\b(?:(?:has|have|was|is|are) not|hasn.?t|not yet|no longer|withdrawn|withdrew|revoked|refused|declined|internal(?: use)? only)\b/iu;

/** What may not be told, of what is on record; the input as a whole says whether it was agreed to. */
export const findWithheld = (
  { permissions = [] }: Pick<ArtifactDefinition, 'permissions'>,
  record: FactSheet,
): Withheld[] =>
  permissions
    .filter((permission) => permission.for.some((name) => record.find(name) !== undefined))
    .map((permission) => ({ ...permission, said: record.find(permission.field) }))
    .filter(({ said }) => said === undefined || said.hasPlaceholder || denied.test(said.value));

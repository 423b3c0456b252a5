import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isEmpty, isScalar, replaceFields } from './fields.ts';

/** Numbered fields that become columns, and the name of their list. */
const gathered: Readonly<Record<string, string>> = {
  story: 'highlights',
  article: 'highlights',
  highlight: 'highlights',
  news: 'highlights',
  newsitem: 'highlights',
  section: 'highlights',
  topic: 'highlights',
  tip: 'tips',
  update: 'highlights',
  task: 'tasks',
  duty: 'tasks',
  milestone: 'milestones',
  finding: 'findings',
  deliverable: 'deliverables',
  benefit: 'benefits',
  requirement: 'requirements',
  risk: 'risks',
};
const numbered = /^(?<stem>[a-z]{3,12})(?<at>[1-9]|1\d)$/;

/** `Story 1`, `Story 2` and `Story 3` of a table are its highlights, in one list. */
export function withNumberedFields(record: JsonObject): JsonObject {
  const told = Object.entries(record).flatMap(([name, value]) => {
    const groups = numbered.exec(plainName(name))?.groups;
    const usual = gathered[groups?.['stem'] ?? ''];
    return usual === undefined || !isScalar(value) ? [] : [{ name, value, usual }];
  });
  const several = told.filter(({ usual }) => told.filter((one) => one.usual === usual).length > 1);
  if (several.length === 0) return record;
  const firsts = new Map(several.toReversed().map(({ name, usual }) => [usual, name]));
  return replaceFields(record, ([name]) => {
    const own = several.find((one) => one.name === name);
    if (own === undefined) return null;
    if (firsts.get(own.usual) !== name) return [];
    const values = several.flatMap(({ usual, value }): JsonValue[] =>
      usual === own.usual && !isEmpty(value) ? [value] : [],
    );
    return [[[own.usual, name], values]];
  });
}

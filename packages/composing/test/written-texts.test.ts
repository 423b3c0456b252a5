import { departments } from '@workspace-ops/catalogue';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeStep } from '../src/compose/compose-step.ts';
import type { EarlierStep } from '../src/request/types.ts';
import { contradictory, hostile, rich, thin } from './inputs.ts';
import { call, hazard, webhook } from './received.ts';

const kinds: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  rich,
  thin,
  contradictory,
  hostile,
  webhook,
  call,
  hazard,
};
const workflows = departments.flatMap((department) => department.workflows);
const now = new Date('2026-11-23T12:00:00Z');

/** As the database gives a run's data back: it keeps no order of fields (`jsonb`). */
const asStored = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).toSorted(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(names.map((name) => [name, asStored(value[name]!)]));
};

/** Every text of a run, one below the other, as somebody reads them who reviews this file. */
function composeAll(definition: (typeof workflows)[number], kind: string): string {
  const context = asStored(kinds[kind]![definition.code]!) as JsonObject;
  const earlier: EarlierStep[] = [];
  return definition.steps
    .map((step) => {
      const { title, summary, content } = composeStep({ definition, step, context, earlier, now });
      earlier.push({ key: step.key, kind: step.kind, title, summary, content });
      return `<!-- ${step.key}: ${title}\n     ${summary} -->\n\n${content.replaceAll('\r\n', '\n')}`;
    })
    .join('\n\n');
}

it.each(
  workflows.flatMap((definition) =>
    Object.keys(kinds)
      .filter((kind) => Object.hasOwn(kinds[kind]!, definition.code))
      .map((kind) => [definition.code, kind, definition] as const),
  ),
)('writes for %s with %s input what was reviewed', async (_, kind, definition) => {
  await expect(`${composeAll(definition, kind)}\n`).toMatchFileSnapshot(
    `texts/${definition.id}.${kind}.txt`,
  );
});

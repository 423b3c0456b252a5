import type { ArtifactDefinition } from '@workspace-ops/catalogue';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { findSaid } from '../disclosure/find-withheld.ts';
import { readKeptMatters, type KeptMatter } from '../disclosure/kept-matters.ts';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceForBoth } from '../facts/once-for.ts';
import { readFacts, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { enumerateSome } from '../request/sections.ts';
import { isToldIn } from './tell-left-out.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

type Permitted = Pick<ArtifactDefinition, 'permissions'>;

/** A sentence that a text is composed without. */
export interface KeptOut {
  fact: Fact;
  sentence: string;
  /** The field of the consent that has it left out. */
  field: string;
}

/** Who somebody is, and what they agreed to: other rules say how much of that is told. */
const ofOthers = new Set(
  'customer contact lead recipient referrer referral company location consent owner'
    .split(' ')
    .flatMap(namesFor),
);
const mayBeCut = (fact: Pick<Fact, 'path'>): boolean =>
  !isFreeText(fact) && !ofOthers.has(normalName(fact.path[0]!));

/** What each consent that an artifact needs has left out by name. */
const listMatters = (
  { permissions = [] }: Permitted,
  record: FactSheet,
): { field: string; matters: readonly KeptMatter[] }[] =>
  permissions
    .map(({ field }) => ({
      field,
      matters: readKeptMatters(findSaid(record, field)?.value ?? '', record),
    }))
    .filter(({ matters }) => matters.length > 0);

const tells = (matters: readonly KeptMatter[], sentence: string): boolean =>
  matters.some((matter) => matter.isToldIn(sentence));

/** The sentences that a text is composed without, since a consent wishes that what they tell is not told. */
export const listKeptOut = (artifact: Permitted, record: FactSheet): KeptOut[] =>
  listMatters(artifact, record).flatMap(({ field, matters }) =>
    record.facts
      .filter((fact) => fact.path.length === 1 && fact.readFrom === undefined && mayBeCut(fact))
      .flatMap((fact) =>
        listSentences(fact)
          .filter((sentence) => tells(matters, sentence))
          .map((sentence) => ({ fact, sentence, field })),
      ),
  );

/** The input of a text that needs a consent, without the sentences that the consent wishes not to be told. */
export const withoutKeptOut = (
  context: JsonObject,
  artifact: ArtifactDefinition | undefined,
): JsonObject => (artifact?.permissions === undefined ? context : cut(context, artifact));

const cut = onceForBoth((context: JsonObject, artifact: ArtifactDefinition): JsonObject => {
  const matters = listMatters(artifact, readFacts(context)).flatMap((one) => one.matters);
  if (matters.length === 0) return context;
  return Object.fromEntries(
    Object.entries(context).flatMap(([key, value]): [string, JsonValue][] => {
      if (!mayBeCut({ path: [key] })) return [[key, value]];
      const left = cutValue(value, matters);
      return left === undefined ? [] : [[key, left]];
    }),
  );
});

function cutValue(value: JsonValue, matters: readonly KeptMatter[]): JsonValue | undefined {
  if (Array.isArray(value)) {
    const left = value.flatMap((item) => cutValue(item, matters) ?? []);
    return left.length === 0 && value.length > 0 ? undefined : left;
  }
  if (typeof value !== 'string') return value;
  const sentences = splitSentences(value);
  const left = sentences.filter((sentence) => !tells(matters, sentence));
  if (left.length === sentences.length) return value;
  return left.length === 0 ? undefined : left.join(' ');
}

/** The sentences of fields that a text tells, and that may tell of these matters. */
export const listNear = (
  matters: readonly KeptMatter[],
  content: string,
  { sheet }: Pick<DraftRequest, 'sheet'>,
): string[] =>
  matters.length === 0
    ? []
    : sheet.facts
        .filter((fact) => mayBeCut(fact) && canBeTold(fact))
        .flatMap(listSentences)
        .filter(
          (sentence) =>
            isToldIn(content, sentence) && matters.some((one) => one.mayBeToldIn(sentence)),
        )
        .map((sentence) => clipSentence(sentence, longest));
const longest = 120;

/** Whoever is asked whether a text keeps to what a note wishes not to be told sees what in it may not. */
export function withNear(ask: Ask, request: DraftRequest, content: string): Ask {
  const { names, question } = ask;
  if (question === null || !names.includes('instructionsKept')) return ask;
  const asked = request.record.facts
    .filter((fact) => isFreeText(fact) && canBeTold(fact))
    .flatMap(listSentences)
    .filter((sentence) => question.includes(clipSentence(sentence, longest).slice(0, longest - 1)));
  const near = listNear(
    asked.flatMap((sentence) => readKeptMatters(sentence, request.record)),
    content,
    request,
  );
  const quoted = enumerateSome(
    near.map((sentence) => `“${sentence}”`),
    mostQuoted,
  );
  return near.length === 0 ? ask : { ...ask, question: `${question} It tells ${quoted}.` };
}
const mostQuoted = 3;

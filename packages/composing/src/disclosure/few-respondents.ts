import type { JsonObject } from '@workspace-ops/contracts';
import { normalName, spacedName } from '../facts/field-names.ts';
import { remarks, surveys } from './without-respondents.ts';

/** Of fewer people single answers let somebody be recognised. */
const leastPeople = 5;

const counts = new Set('responses respondents participants answered responsecount'.split(' '));

/** A survey without its single answers, where too few people gave them. */
export interface Unanswered {
  context: JsonObject;
  /** What is left out, in words. */
  withheld: readonly string[];
}

export function withoutFewAnswers(context: JsonObject): Unanswered {
  const people = Object.entries(context).find(
    ([name, value]) => counts.has(normalName(name)) && typeof value === 'number',
  )?.[1];
  if (typeof people !== 'number' || people >= leastPeople) return { context, withheld: [] };
  const single = Object.entries(context).filter(
    ([name, value]) =>
      (surveys.has(normalName(name)) || remarks.has(normalName(name))) &&
      value !== people &&
      value !== null,
  );
  if (single.length === 0) return { context, withheld: [] };
  const names = new Set(single.map(([name]) => name));
  return {
    context: Object.fromEntries(Object.entries(context).filter(([name]) => !names.has(name))),
    withheld: [...names].map(spacedName),
  };
}

/** `Left out: comments, since fewer than five people answered.` */
export const describeWithheld = (withheld: readonly string[] = []): string =>
  withheld.length === 0
    ? ''
    : `Left out: ${withheld.join(' and ')}, since fewer than five people answered and somebody may be recognised.`;

/** Capitals that begin no sentence and name no person. */
const unnamed =
  /^(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|WhatsApp|Teams|English|German|French|Dutch|Christmas|Easter|HR|IT|OK|TV)$/;

/** What to look at in the answers of a survey before anybody shares them; empty where nothing looks like a name. */
export function askAboutNames(context: JsonObject): string[] {
  const isSurvey = Object.keys(context).some((name) => counts.has(normalName(name)));
  const said = Object.entries(context)
    .filter(([name]) => isSurvey && remarks.has(normalName(name)))
    .flatMap(([, value]) => JSON.stringify(value).slice(0, 20_000));
  const names = said
    .flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{Ll}'’-]{2,30}/gu) ?? [])
    .filter((word) => !unnamed.test(word));
  const [name] = names;
  return name === undefined
    ? []
    : [`Is “${name}” in an answer a person? Then share it without the name.`];
}

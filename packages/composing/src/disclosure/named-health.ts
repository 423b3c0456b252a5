import { ignoringCase } from '@workspace-ops/content';
import { quotableSentences } from './marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { isCallingName } from '../facts/given-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { isOfHealth } from './health.ts';
import { toTellAnimal } from './of-animals.ts';

const parts =
  '(?:back|neck|knee|shoulder|hip|wrist|ankle|elbow|chest|jaw|lip|tooth|heart|hamstring|groin|calf)';
/** What whoever treats or examines somebody finds. */
const finding = ignoringCase(
  [
    String.raw`referred (?:on |back )?(?:to|for) (?:\p{L}+ ){0,4}(?:heart|cardi\p{L}+|hospital|scans?|mri|x-?rays?|ecg|blood tests?|a ?& ?e|gp|orthop\p{L}+|neurolog\p{L}+|oncolog\p{L}+|dermatolog\p{L}+|counsell\p{L}+|physio\p{L}*|surgery|surgeon|dentist)`,
    String.raw`${parts} (?:pains?|injur(?:y|ies)|problems?|strains?|surgery|replacement|murmur|screening|condition)`,
    String.raw`torn (?:${parts}|ligaments?|muscles?|meniscus|acl|cartilage|tendon|rotator cuff)`,
    String.raw`(?:concuss(?:ion|ed)|(?:high|low|raised) blood pressure|blood pressure (?:is|was|of|too)|sleep apn(?:o)?ea|sciatica|slipped discs?|carpal tunnel|tend[io]nitis|whiplash|root canal|gum disease|abscess|numb(?:ness)?|anxiety|depression|pregnan(?:t|cy)|diagnos(?:ed|is))`,
  ]
    .map((shape) => String.raw`(?<!\p{L})(?:${shape})(?!\p{L})`)
    .join('|'),
);
const person =
  /(?<![\p{L}.])(?:(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? |\p{Lu}\. ?)(?<titled>\p{Lu}[\p{L}’'-]{1,20})|(?<first>\p{Lu}\p{Ll}{1,20})(?: (?<last>\p{Lu}[\p{L}’'-]{1,20}))?)(?!\p{L})/gu;
/** An initial, as in `J. Daly`, ends no sentence. */
const withInitials = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((all, sentence) => {
    const last = all.at(-1) ?? '';
    return initial.test(last) ? [...all.slice(0, -1), `${last} ${sentence}`] : [...all, sentence];
  }, []);
const initial = /(?<!\p{L})\p{Lu}\.$/u;
const longest = 400;

/** Somebody's health by name, in what tells a customer of work: of nobody but the person whom it is written to. */
export function findNamedHealth({ facts, find }: FactSheet): string | undefined {
  const readers = ['customer', 'contact'].flatMap(
    (name) =>
      find(name)
        ?.value.toLowerCase()
        .match(/[\p{L}’'-]{2,}/gu) ?? [],
  );
  const tellsAnimal = toTellAnimal({ facts, find });
  const isOfOther = (groups: Readonly<Record<string, string>>): boolean => {
    const { titled, first, last } = groups;
    if (titled === undefined && !isCallingName(first!)) return false;
    return !readers.includes((titled ?? last ?? first!).toLowerCase().replace(/[’']s$/u, ''));
  };
  return facts
    .filter((fact) => !isFreeText(fact))
    .flatMap((fact) => withInitials(quotableSentences(fact)))
    .find((sentence) => {
      const said = sentence.slice(0, longest);
      return (
        (finding.test(said) || isOfHealth(said)) &&
        !tellsAnimal(said) &&
        [...said.matchAll(person)].some(({ groups }) => isOfOther(groups ?? {}))
      );
    });
}

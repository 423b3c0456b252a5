import type { JsonObject } from '@workspace-ops/contracts';
import { isFreeText } from '../facts/field-names.ts';
import { companyName } from '../facts/names-in-notes.ts';
import { isNoName } from '../facts/no-names.ts';
import { onceForBoth } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { readClaim } from '../records/claim-notes.ts';
import type { StepRequest } from '../request/types.ts';
import { readInOrder } from './read-sheet.ts';

const headers = /^\s*(?:(?:From|To|Cc|Subject|Date|Sent): [^\n]*\n+){1,8}\s*/;
/** `the saws we got from Maritime Power Equipment` */
const bought = new RegExp(
  `\\b(?:got|bought|ordered|had|received|purchased|hired|rented|came|delivered|supplied|fitted|sent)\\b[^.;!?]{0,30} (?:from|by) (?:the )?(?<supplier>${companyName})(?=[.,;:!?]|$| (?:on|in|last|for|at|and|are|is|was|were|have|has|had|arrived|came|which|that|who|keeps?|does|do|did|won['’]?t|doesn['’]?t)\\b)`,
  'u',
);
const numbered =
  /\b(?<order>(?:PO|P\.O\.) ?#?(?=[\p{L}\d-]*\d{3})[\p{L}\d][\p{L}\d-]{2,20})(?![\p{L}\d-])|\b(?:[Pp]urchase order|[Oo]rder|[Oo]rd\.?)(?: no\.?| number| ref)?:? ?#?(?<bare>(?=[\p{L}\d-]*\d{3})[\p{L}\d][\p{L}\d-]{2,20})(?![\p{L}\d-])/gu;

/** Whether a workflow claims something of a supplier. */
const isClaim = (inputs: readonly string[]): boolean =>
  inputs.includes('supplier') && inputs.includes('evidence');

/** The only order of a text. */
function findOrder(text: string): string | undefined {
  const [only, other] = new Set(
    [...text.matchAll(numbered)].map(({ groups = {} }) => (groups['order'] ?? groups['bare'])!),
  );
  return other === undefined ? only : undefined;
}

/** The data of a claim that one text tells whole: from whom it came, what is wrong, what we want and until when. */
export const withToldClaim = <T extends StepRequest>(request: T): T => {
  const { inputs } = request.definition;
  const context = isClaim(inputs) ? partClaim(request.context, inputs) : request.context;
  return context === request.context ? request : { ...request, context };
};

const partClaim = onceForBoth((context: JsonObject, inputs: readonly string[]): JsonObject => {
  const { facts, find } = readInOrder(context, inputs);
  const [only, other] = facts.filter(isText);
  if (only === undefined || other !== undefined || find('issue') !== undefined) return context;
  const field = only.path[0]!;
  const given = context[field];
  if (typeof given !== 'string') return context;
  const text = given.replace(headers, '').trim();
  const claim = readClaim(text, {});
  if (claim === undefined) return context;
  const { left, ...told } = claim;
  const supplier = bought.exec(text)?.groups?.['supplier'];
  const order = findOrder(text);
  const { [field]: _, ...rest } = context;
  return {
    ...rest,
    ...(supplier !== undefined &&
      !isNoName(supplier) &&
      find('supplier') === undefined && { supplier }),
    ...(order !== undefined && find('order') === undefined && { order }),
    ...Object.fromEntries(Object.entries(told).filter(([name]) => find(name) === undefined)),
    ...(left !== '' && { [field]: left }),
  };
});

const isText = (fact: Fact): boolean =>
  fact.path.length === 1 && (isFreeText(fact) || /^e?mail$/i.test(fact.path[0]!));

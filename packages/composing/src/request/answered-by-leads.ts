import type { OpenQuestion } from '@workspace-ops/catalogue';
import { plainName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';

type About = NonNullable<OpenQuestion['about']>;

/** Fields that people make for it. */
const fields: Readonly<Record<About, RegExp>> = {
  decider:
    /^(?:decisionmakers?|decisionprocess|decisionauthority|buyingprocess|authority|decider|decidedby|approver|whodecides|whosignsoff|economicbuyer)$/,
  cost: /^(?:currentcosts?|currentspend|costtoday|costofproblem|costoftheproblem)$/,
  tried:
    /^(?:tried|alreadytried|triedsofar|whattheytried|current(?:provider|supplier|vendor|solution|system|tool)|incumbent)$/,
  deadline: /^(?:deadline|golive|golivedate|neededby|eventdate)$/,
};

const sentences: Readonly<Partial<Record<About, RegExp>>> = {
  // `wants to decide in January` tells when.
  decider:
    /\b(?:decides|signs? off|signs (?:it|this|that|everything)|approves|authori[sz]es|decision[- ]makers? (?:is|are)|makes the (?:final )?(?:decision|call)|has (?:the )?(?:final|last) (?:word|say)|(?:has|have|needs?) to (?:agree|approve|sign off)|(?:final|last) (?:word|say|decision) (?:is|lies|rests|sits)|decision (?:is )?(?:with|by|lies with|rests with|up to) (?:his|her|their|my|our|mrs?|ms|dr|the (?!end|start|middle))|(?:board|committee|council|panel|trustees|directors) (?:votes?|decides?|approves?)|(?:needs?|wants?) (?:the )?(?:approval|sign[- ]?off) (?:of|from|by)|(?:I|we) (?:both |all |\p{L}+ly )?decide(?! (?:in|by|on|next|before|after|when|whether|if|what|which|until)\b))\b/iu,
  cost: /\b(?:costs?|costing|cost) (?:us|them|him|her|me)\b(?! to\b)|\b(?:los(?:e|es|ing|t)|wast(?:e|es|ed|ing)) (?:(?:about|around|roughly|nearly|over|up to|some|at least) )?(?:[$€£]? ?\d|half an?\b|an? (?:day|week|month|morning|few)\b|(?:two|three|four|five|six|ten) )|\bspend(?:s|ing)? [^.?!]{0,20}\b(?:hours|days|minutes)\b|(?<!\b(?:can|could|would|will|to|may|might|not) )\bpay(?:s|ing)? (?:(?:about|around|roughly|nearly|over|some) )?(?:[A-Z]{3} ?|[~$€£] ?)?\d/iu,
  tried:
    /\b(?:tried(?! to (?:call|ring|reach|contact|phone)| (?:calling|ringing|reaching|phoning))|trial(?:l?ed|ling|ing)|piloted|switched (?:away )?from|moved away from|gave up on|(?:previous|former|last|old|current) (?:provider|supplier|vendor|agency|contractor|system|software)|used to (?:use|work with)|quotes? from)\b/iu,
};

/** Nobody knows it yet, or somebody asks it. */
const isOpen =
  /\?|\b(?:unknown|unclear|unsure|who(?:ever)? (?:decides|signs|approves|has)|find out|tb[cda])\b|\b(?:not|never|n['’]t|nobody|no one) (?:\p{L}+ ){0,2}(?:clear|known|sure|know|say|said|asked|tried|lost|decided?)\b|n['’]t (?:know|say|tried|ask)\b/iu;

/** What a call asked: the sentence behind it is the answer, `Who signs it? Carol: Our director`. */
const askedInCall: Readonly<Partial<Record<About, RegExp>>> = {
  decider:
    /\bwho (?:signs|decides|approves|makes|would be involved|is involved|has the)\b|\binvolved in (?:the|a|this) decision\b|\bdecision[- ]maker\b/iu,
  cost: /\bwhat (?:does|is|would) (?:it|this|that|the problem) cost(?:ing)? you\b/iu,
  tried: /\b(?:have|did) you (?:already )?(?:tried|try|looked at|look at)\b/iu,
};

/** The questions that no field and no sentence of the data answers. */
export function listUnanswered(asks: readonly OpenQuestion[], sheet: FactSheet): string[] {
  if (asks.length === 0) return [];
  const told = sheet.facts
    .flatMap(({ path, value }) =>
      splitSentences(value).map((said, at, all) => ({
        name: plainName(path.at(-1)!),
        said,
        before: all[at - 1] ?? '',
      })),
    )
    .filter(({ said }) => !isOpen.test(said));
  const isAnswered = (about: About): boolean =>
    (about === 'deadline' && sheet.find('timeline') !== undefined) ||
    told.some(
      ({ name, said, before }) =>
        fields[about].test(name) ||
        sentences[about]?.test(said) === true ||
        askedInCall[about]?.test(before) === true,
    );
  return asks
    .filter(({ about }) => about === undefined || !isAnswered(about))
    .map(({ question }) => question);
}

import { goesBy, namesFor, normalName } from '../facts/field-names.ts';
import { failed } from '../sentences/sayings.ts';
import { isAcute } from '../request/hazards.ts';
import { closedFinding, openFinding } from '../sentences/clean-findings.ts';
import { isClosedElsewhere } from '../sentences/closed-elsewhere.ts';
import { closedCheck, isPlainlyWanting, openCheck } from './open-checks.ts';
import type { Reason } from './reason.ts';
import { refusal } from '../request/judge-answer.ts';

const findings = new Set(['findings', 'finding', 'found']);
const isFinding = goesBy('findings');
const isDelivered = goesBy('deliverables');
/** `5 of 6 hinge sets replaced` */
const inPart = /(?<![\d.,/])(\d{1,4}) (?:out )?of (?:the )?(?!\1\b)\d{1,4} (?!stars|points)\p{L}/iu;
const reports = new Set(namesFor('observation'));
const ofFinding: Omit<Reason, 'isIn'> = {
  input: 'findings',
  says: [openFinding],
  isClosedIn: isClosedElsewhere,
  most: 3,
  settledBy: 'findingsClosed',
  isUnsettled: refusal,
  asks: (said) =>
    said.includes('” and “')
      ? `Findings may be open: “${said}”. Are they closed, or may it be signed for as they are?`
      : `A finding may be open: “${said}”. Is it closed, or may it be signed for as it is?`,
};

/** What was found on an inspection, or is told of one. */
export const ofFindings: readonly Reason[] = [
  { ...ofFinding, isIn: ({ path }) => path.some((name) => reports.has(normalName(name))) },
  {
    ...ofFinding,
    isIn: ({ path }) => path.some((name) => findings.has(normalName(name))),
    says: [
      openFinding,
      failed,
      openCheck,
      { test: isPlainlyWanting },
      { test: (said) => isAcute(said) && !closedFinding.test(said) },
    ],
    isClosed: closedCheck,
  },
  {
    ...ofFinding,
    isIn: isDelivered,
    says: [inPart],
  },
  {
    ...ofFinding,
    isIn: (fact) => isFinding(fact) && !fact.path.some((name) => findings.has(normalName(name))),
    says: [failed, openCheck, { test: isPlainlyWanting }],
  },
];

import type { PolicyChecks } from '@workspace-ops/contracts';
import { findFindings } from '../findings/find-findings.ts';
import type { Finding } from '../findings/finding.ts';
import { normaliseText } from '../normalise/normalise-text.ts';

export interface PolicySubject {
  /** The output before redaction. */
  text: string;
  /** US dollars of this piece of work; null where the price is unknown. */
  costUsd: number | null;
  budget: {
    /** Null where the workspace has no limit. */
    dailyUsd: number | null;
    /** Spent today before this piece of work. */
    spentUsd: number;
  };
}

/**
 * Guardrails pass without a secret, active content and prompt injection; personal data is counted;
 * the budget passes while the day's spending, this included, is within the limit.
 */
export function checkPolicy({ text, costUsd, budget }: PolicySubject): PolicyChecks {
  const spent = budget.spentUsd + (costUsd ?? 0);
  const findings = findFindings(text);
  return {
    saifPassed: !violatesGuardrails(text, findings),
    piiDetected: findings.filter(({ kind }) => kind !== 'secret').length,
    budgetThresholdPassed: budget.dailyUsd === null || spent <= budget.dailyUsd,
  };
}

/** Signs that a browser drops from the name of a scheme may stand between its letters. */
const spelled = (name: string): string => name.split('').join(String.raw`[\s\\]{0,3}`);

/** Each is bounded in length, so that a scan is linear in the text. */
const activeShapes: readonly RegExp[] = [
  /<\/?(?:script|iframe|object|embed|svg|math|style|link|meta|base|form|frame|frameset|applet|template)(?![a-z0-9])/i,
  /<[a-z][a-z0-9:-]{0,30}[\s/][^<>]{0,400}?(?<=[\s/"'])on[a-z]{3,20}\s{0,4}=/i,
  new RegExp(
    `(?:${['javascript', 'vbscript', 'livescript'].map(spelled).join('|')})\\s?(?<=[a-z]):\\S|data:(?:text/html|image/svg|application/xhtml)`,
    'i',
  ),
];

const injectionShapes: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget) (?:all |any |the |your |my ){0,3}(?:previous|prior|above|earlier|preceding|system) (?:instructions?|prompts?|rules?|messages?)/i,
  /\b(?:reveal|print|repeat|show)(?: me)? (?:the |your ){1,2}(?:system prompt|hidden instructions|developer message)/i,
  /<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?INST\]/,
];

/** Whether a text carries a secret, markup that runs, or an attempt to steer a model. */
function violatesGuardrails(text: string, findings: readonly Finding[]): boolean {
  const read = normaliseText(text).text;
  return (
    findings.some(({ kind }) => kind === 'secret') ||
    matchesAny(activeShapes, decodeEntities(read)) ||
    matchesAny(injectionShapes, read)
  );
}

const matchesAny = (shapes: readonly RegExp[], text: string): boolean =>
  shapes.some((shape) => shape.test(text));

/** Those that spell a scheme in a link; `&lt;` stays, for it opens no tag. */
const decodeEntities = (text: string): string =>
  text
    .replace(/&(?:colon|#0*58|#x0*3a);?/gi, ':')
    .replace(/&(?:tab|newline|#0*(?:9|10|13)|#x0*[9ad]);?/gi, '')
    .replace(
      /&#(?:0{0,7}(\d{2,3})|x0{0,7}([\da-f]{2}));?/gi,
      (whole, ten?: string, hex?: string) => {
        const letter = String.fromCharCode(
          Number.parseInt(ten ?? hex!, ten === undefined ? 16 : 10),
        );
        return /[a-z]/i.test(letter) ? letter : whole;
      },
    );

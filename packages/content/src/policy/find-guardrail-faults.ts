/** Something that a text must not carry on, whoever wrote it. */
export interface GuardrailFault {
  kind: 'secret' | 'active_content' | 'prompt_injection';
  start: number;
  end: number;
}

/** Each is bounded in length, so that a scan is linear in the text. */
const shapes: readonly (readonly [GuardrailFault['kind'], RegExp])[] = [
  ['secret', /-----BEGIN (?:[A-Z]{2,12} ){0,3}PRIVATE KEY-----/g],
  ['secret', /(?<![\w-])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g],
  ['secret', /(?<![\w-])(?:gh[pousr]_[A-Za-z0-9]{36,80}|github_pat_\w{22,90})/g],
  ['secret', /(?<![\w-])(?:sk|pk|rk)[-_](?:live|test|proj|ant)[-_][\w-]{16,120}/g],
  ['secret', /(?<![\w-])(?:xox[abprs]-[\w-]{10,120}|AIza[\w-]{35}|whsec_[A-Za-z0-9+/=]{24,90})/g],
  ['secret', /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g],
  ['active_content', /<(?:script|iframe|object|embed)\b/gi],
  ['active_content', /<[a-z][a-z0-9]{0,12}\s[^<>]{0,400}\bon[a-z]{3,20}\s{0,4}=/gi],
  ['active_content', /(?:javascript|vbscript):\S|data:text\/html/gi],
  [
    'prompt_injection',
    /\b(?:ignore|disregard|forget) (?:all |any |the |your |my ){0,3}(?:previous|prior|above|earlier|preceding|system) (?:instructions?|prompts?|rules?|messages?)/gi,
  ],
  [
    'prompt_injection',
    /\b(?:reveal|print|repeat|show)(?: me)? (?:the |your ){1,2}(?:system prompt|hidden instructions|developer message)/gi,
  ],
  ['prompt_injection', /<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?INST\]/g],
];

/** Secrets, markup that runs, and attempts to steer a model, in order of their place. */
export function findGuardrailFaults(text: string): GuardrailFault[] {
  return shapes
    .flatMap(([kind, shape]) =>
      [...text.matchAll(shape)].map((match) => ({
        kind,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .toSorted((one, other) => one.start - other.start);
}

/** What a sentence that binds the work, or leaves a sum open, has in it: most have none. */
const sign =
  /consent|party wall|assessment|building control|permi|licen|approv|wayleave|closure|notice|survey|unexplained|unreconciled|unaccounted|receipt|statement|voucher|\bno (?:work|start|access|dig|entry|felling|deliver|demoli|payment|release)|differen|\bdiff\b|discrepan|does ?n[o’']t (?:agree|balance|add up)/i;

const paper =
  '(?:consent|permission|permits?|licen[cs]e|wayleave|approval(?! rat)|sign[- ]?off|party wall (?:award|agreement)|road closure|building control|risk assessment|method statement|asbestos survey|bat survey|ecology survey)';
const ownPaper = '(?:receipts?|statements?|vouchers?|invoices?|paperwork|evidence)';

/** What has to be there before the work, and what nobody can account for yet. */
const binding: readonly RegExp[] = [
  new RegExp(
    `\\b(?:needs?|needed|requires?|required|wait(?:ing)? (?:for|on)|awaiting|subject to|pending|still (?:need|want|await)|have to (?:get|have)|must (?:get|have)|not without)\\b(?: [\\p{L}'’]+){0,4} ${paper}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b${paper} (?:[\\p{L}'’]+ ){0,4}?(?:is |are )?(?:needed|required|outstanding|pending|awaited|not (?:yet )?(?:in|here|granted|given|got|back|received|issued))\\b`,
    'iu',
  ),
  /\bno (?:work|start|access|dig(?:ging)?|entry|felling|deliver(?:y|ies)|demolition|payment|release)\b[^.;]{0,40}\b(?:before|until|till?|unless|without)\b/iu,
  /\b(?:road closure|closure|notice)\b[^.;]{0,40}\b\d{1,2} (?:weeks?|wks?|days?|months?)['’]? notice\b|\b\d{1,2} (?:weeks?|wks?|days?|months?)['’]? notice (?:is |was )?(?:needed|required|to)\b/iu,
  /\b(?:un(?:explained|reconciled|accounted))\b|\b(?:diff(?:erence)?|discrepanc(?:y|ies))\b(?: (?:of|is))? ?\p{Sc}? ?[\d.,]* ?(?:still |is |remains )*(?:open|unresolved|not (?:yet )?(?:explained|found|cleared|resolved))\b/iu,
  /\b(?:does|do|did)(?: not|n['’]t) (?:agree|balance|add up|reconcile)\b/iu,
  new RegExp(
    `\\b(?:no|without(?: an?)?|missing(?: an?)?|lost(?: the)?) ${ownPaper}\\b(?! (?:is |was |are )?(?:needed|required|necessary|wanted|asked|due|outstanding|open|unpaid|overdue))|\\b${ownPaper} (?:(?:for|of) (?:the |a )?\\p{L}+ )?(?:is |are |was |were )?(?:still |yet )?(?:missing|lost|not (?:yet )?(?:in|here|received|recd|rec['’]d|there|found))\\b`,
    'iu',
  ),
];

/** It is there already, or is not asked for. */
const settled =
  /\b(?:granted|obtained|(?:is|are|now|came|all) in (?:place|hand)|(?:has|have) (?:been )?(?:given|granted|approved|arrived)|not (?:needed|required)|no longer|since (?:explained|found|cleared)|(?:now|been|has|have) (?:explained|found|cleared|resolved|matched))\b|\bno (?:consent|permission|permits?|licen[cs]e|approval|notice|receipts?) (?:is |are )?(?:needed|required|necessary)\b|\bnothing (?:is )?unexplained\b|\bno unexplained\b/iu;

/** Whether the work may not begin, or an account not be closed, before what the sentence tells. */
export const isBinding = (sentence: string): boolean =>
  sign.test(sentence) &&
  !settled.test(sentence) &&
  binding.some((pattern) => pattern.test(sentence));

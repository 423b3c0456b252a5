/** What those who were on site are asked, by the words of the question in lower case. */
export const questionsOfWork: readonly (readonly [RegExp, string])[] = [
  [/\b(?:which|what|who is the|who was the|name of the) (?:customer|client)\b/, 'customer'],
  [/\bwhere (?:was|is) (?:the|this) (?:job|work|site|problem|issue|fault)\b/, 'location'],
  [/\bwhich (?:building|site|branch|store|depot|location|property)\b/, 'site'],
  [
    /\bwhat did (?:you|(?:the |our )?\w{3,12}) (?:see|notice|find|observe)\b|\bdescribe (?:the|what) (?:problem|issue|fault|you saw)\b/,
    'observation',
  ],
  [/\bwhat did (?:you|we) do(?: about| to fix)?\b/, 'what we did'],
  [/\bwhat (?:changed|improved|was the result) for\b|\bwhat difference did\b/, 'outcome'],
  [
    /\b(?:ok|okay|happy|agree|allowed|permission)\b[^?]{0,80}\b(?:telling|publish|tell|share|sharing|story)\b/,
    'consent',
  ],
  [/\bhow (?:urgent|serious|bad|severe)\b/, 'severity'],
  [
    /\bwho (?:should|do|can) (?:the|we|our|they)\b[^?]{0,80}\b(?:call|ask for|contact|meet|ring)\b/,
    'contact',
  ],
  [/\bday-to-day (?:person|contact)\b|\bwho is (?:your|their|the) (?:main )?contact\b/, 'contact'],
  [
    /\bwhen (?:does|must|should) (?:it|this) (?:have to )?be (?:done|fixed|finished|ready)\b|\bneeded by when\b/,
    'due date',
  ],
  [
    /\bamount approved\b|\bhow much may we spend\b|\bspend(?:ing)? (?:limit|approved)\b/,
    'approved amount',
  ],
  [/\bwhat did we (?:sell|agree)\b|\bwhat (?:was|have we) sold\b/, 'scope'],
  [/\bwhen do (?:we|they) (?:start|begin)\b|\bstart on site\b/, 'start date'],
  [/\bwho (?:runs|leads|manages|owns) (?:it|this|the project|the job)\b/, 'owner'],
  [/\b(?:big steps|key dates|main steps|milestones)\b/, 'milestones'],
  [/\b(?:nervous|worried|concerned) about\b|\bany(?:thing)? (?:risks?|worr)/, 'risks'],
];

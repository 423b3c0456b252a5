/** As people ask to be called. */
export const asksForCall =
  /\b(?:call|ring|phone|telephone) (?:me|us)\b|\bgive (?:me|us) an? (?:\p{L}+ )?(?:call|ring|bell|buzz|shout)\b|\b(?:for|have|do) an? (?:\p{L}+ )?(?:call|chat)\b/iu;

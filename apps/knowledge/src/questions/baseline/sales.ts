export const salesQuestions = {
  exploratory: {
    text: 'Tell me about the last deal you won and the last one you lost. What did each buyer say decided it?',
    skill: 'Win and loss insight',
    evaluation:
      'The buyer’s own words, not the seller’s theory. "Price" as the only reason for a loss usually means that nobody asked. Listen for whether losses to no decision are counted at all, and whether wins come from a repeatable reason or from a relationship.',
    signals: [
      'lost the deal',
      'no decision',
      'went quiet',
      'ghosted',
      'too expensive',
      'discount',
      'competitor',
      'undercut',
      'referrals',
    ],
  },
  diagnostic: {
    text: 'Of the opportunities that are open today, how many have a next step with a date that the buyer has agreed to?',
    skill: 'Pipeline discipline',
    evaluation:
      'A number that can be looked up during the call. A healthy pipeline has such a step for most of its value; hope shows as close dates at the end of the month and as deals that are older than twice the usual cycle. Ask when one was last struck off.',
    signals: [
      'pipeline',
      'follow up',
      'follow-up',
      'no next step',
      'stalled',
      'forecast',
      'crm',
      'close date',
      'slipped',
    ],
  },
  executive: {
    text: 'How much of next year’s revenue can you already name by customer, and on whose personal effort does the rest depend?',
    skill: 'Predictability of revenue',
    evaluation:
      'The share that is contracted or recurring, the share of the largest customer, and whether the founder is still the best seller. More than a third of the target on one person or one account is a risk to state plainly in the findings.',
    signals: [
      'recurring revenue',
      'retainer',
      'largest customer',
      'founder-led',
      'rainmaker',
      'missed target',
      'quota',
      'one big account',
    ],
  },
};

export const marketingQuestions = {
  exploratory: {
    text: 'Where did your five best customers first hear of you, and how do you know?',
    skill: 'Sources of demand',
    evaluation:
      'Evidence for each of the five, and honesty about those without. Listen for a channel that pays and is starved of money, and for effort that goes where no good customer has ever come from. After "word of mouth", ask whose mouth it was.',
    signals: [
      'word of mouth',
      'referral',
      'referrals',
      'attribution',
      'no tracking',
      'not sure where',
      'trade show',
      'inbound',
      'dried up',
    ],
  },
  diagnostic: {
    text: 'Take last quarter’s largest marketing spend. What did one qualified lead cost, and what became of those leads?',
    skill: 'Lead economics',
    evaluation:
      'Whether marketing and sales mean the same by "qualified", whether the cost includes people’s time, and how long a lead waits for its first reply. Leads that nobody called are the cheapest growth there is.',
    signals: [
      'cost per lead',
      'ad spend',
      'agency',
      'qualified',
      'unqualified',
      'conversion',
      'response time',
      'leads go cold',
      'wasted spend',
    ],
  },
  executive: {
    text: 'When a good prospect asks why they should choose you rather than carry on as they are, what does your team answer, and would everyone give the same answer?',
    skill: 'Positioning',
    evaluation:
      'One sentence in the customer’s language, with an outcome and proof. Adjectives that any competitor could claim are a gap. Ask two people separately; the distance between their answers is the measure.',
    signals: [
      'positioning',
      'differentiation',
      'commodity',
      'look the same',
      'messaging',
      'inconsistent',
      'case study',
      'case studies',
      'hard to explain',
    ],
  },
};

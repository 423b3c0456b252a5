export const leadershipQuestions = {
  exploratory: {
    text: 'What did you decide last week that someone else in the company could have decided?',
    skill: 'Delegation',
    evaluation:
      'Concrete decisions and an honest reason: trust, missing information, habit. Leaders who find none have not looked. Listen for people who wait for an answer, and for authority that exists on paper and is taken back in practice.',
    signals: [
      'delegate',
      'micromanage',
      'my approval',
      'sign off',
      'waiting for me',
      'my inbox',
      'firefighting',
      'overwhelmed',
      'hard to let go',
    ],
  },
  diagnostic: {
    text: 'Take the most important goal of this quarter. Who owns it, which number says that it is on track, and when was that number last discussed?',
    skill: 'Accountability',
    evaluation:
      'One name, one number, one date. Shared ownership is no ownership. Ask the named person the same question later; a different goal or a different number is worth more than anything in the slides.',
    signals: [
      'accountability',
      'nobody owns',
      'priorities',
      'unclear goals',
      'okr',
      'kpi',
      'too many meetings',
      'no follow-through',
      'misaligned',
    ],
  },
  executive: {
    text: 'If you were away for three months without a telephone, what would have moved by your return, and what would have stood still?',
    skill: 'Dependence on the owner',
    evaluation:
      'What stands still shows where the company is still one person: selling, pricing, key accounts, hiring. A leader who names a deputy and the limits of that deputy’s authority has begun; one who laughs has not. Ask what it does to the value of the company.',
    signals: [
      'succession',
      'second in command',
      'deputy',
      'exit plan',
      'no holiday',
      'vacation',
      'depends on me',
      'staff turnover',
      'next generation',
    ],
  },
};

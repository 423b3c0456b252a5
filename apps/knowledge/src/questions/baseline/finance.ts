export const financeQuestions = {
  exploratory: {
    text: 'On which day do you know how last month went, and what was the last thing you decided because of it?',
    skill: 'Reporting that leads to decisions',
    evaluation:
      'A date, and a decision that can be named. Figures after the middle of the month, or figures nobody acts on, mean that the company is steered by its bank balance. Listen for who prepares them, from how many sources, and how often they are corrected.',
    signals: [
      'month end',
      'month-end',
      'close the books',
      'bookkeeper',
      'bank balance',
      'late numbers',
      'late reports',
      'reconcile',
      'gut feeling',
    ],
  },
  diagnostic: {
    text: 'Which customers or services still make money once the time they really take is counted, and which do you keep in spite of the answer?',
    skill: 'Margin by customer and service',
    evaluation:
      'Margins by customer rather than one average, with the owner’s and the senior people’s time in them. A reason to keep a loss-maker can be sound; not knowing which ones they are cannot. Ask when prices were last raised and who left.',
    signals: [
      'margin',
      'margins',
      'unprofitable',
      'underpriced',
      'scope creep',
      'write-off',
      'time tracking',
      'price increase',
      'losing money',
    ],
  },
  executive: {
    text: 'How many weeks of cash can you see ahead, and what would you do first if your largest customer paid sixty days late?',
    skill: 'Liquidity and resilience',
    evaluation:
      'A forecast in weeks that someone updates, and a first move that needs no bank’s consent. Relying on an overdraft, on the tax account or on the owner’s savings should be written down as it was said. Note the days that invoices stay unpaid.',
    signals: [
      'cash flow',
      'runway',
      'overdraft',
      'late payment',
      'late payments',
      'receivables',
      'overdue',
      'payroll',
      'line of credit',
    ],
  },
};

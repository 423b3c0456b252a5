export const technologyQuestions = {
  exploratory: {
    text: 'Which systems does one of your people open on a normal day, and what do they type into more than one of them?',
    skill: 'Systems in daily use',
    evaluation:
      'A list from someone who does the work, spreadsheets, chat groups and paper included. Every double entry is a candidate for integration; every private list is a sign that the official system does not fit. Count the logins.',
    signals: [
      'double entry',
      'spreadsheets',
      'excel',
      'whatsapp',
      'on paper',
      'too many tools',
      'logins',
      'workaround',
      'integration',
    ],
  },
  diagnostic: {
    text: 'When two of your systems disagree about a customer, which one is right, who finds out, and how long does that take?',
    skill: 'Data quality and ownership',
    evaluation:
      'A named system of record and a named owner. "Whoever notices" means the customer does. Listen for reports that are distrusted and rebuilt by hand, and for what was decided on wrong figures in the last year.',
    signals: [
      'duplicate',
      'duplicates',
      'out of sync',
      'data quality',
      'single source of truth',
      'outdated',
      'wrong numbers',
      'do not trust',
      'clean up',
    ],
  },
  executive: {
    text: 'Which technology decision of the last three years would you undo, and what stops you from doing it?',
    skill: 'Technology decisions and lock-in',
    evaluation:
      'Whether cost, contract, data or fear keeps it in place, and who may decide such things. No regret at all suggests that nobody reviews. Follow up on what happens when the vendor, the freelancer or the one administrator is gone for a month.',
    signals: [
      'legacy',
      'vendor lock-in',
      'migration',
      'outage',
      'downtime',
      'security incident',
      'no backup',
      'locked in',
      'only one who knows',
    ],
  },
};

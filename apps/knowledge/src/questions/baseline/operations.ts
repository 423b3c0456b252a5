export const operationsQuestions = {
  exploratory: {
    text: 'Walk me through the last customer request you finished, from the first contact to the invoice. Who touched it, and where did it wait?',
    skill: 'Process discovery',
    evaluation:
      'A real, recent case rather than the way it should work. Listen for hand-offs without an owner, for the same data entered twice, and for waiting that the speaker has stopped noticing. If nobody can say how long a stage takes, that is the finding.',
    signals: [
      'handoff',
      'hand-off',
      'bottleneck',
      'backlog',
      'waiting for',
      're-type',
      'copy and paste',
      'spreadsheet',
      'by hand',
    ],
  },
  diagnostic: {
    text: 'Which piece of work gets done over most often, and what does one such redo cost you in hours and in money?',
    skill: 'Rework and cost of quality',
    evaluation:
      'A figure, or at least its order of magnitude, and a distinction between where the error is made and where it is found. "It just happens" means that it is not measured. Ask who absorbs the cost: the margin, the team’s evenings, or the customer.',
    signals: [
      'rework',
      'redo',
      'errors',
      'mistakes',
      'complaint',
      'complaints',
      'refund',
      'credit note',
      'done twice',
    ],
  },
  executive: {
    text: 'If orders doubled next quarter and you could not hire, what would break first, and what would you stop doing?',
    skill: 'Capacity and scalability',
    evaluation:
      'One named constraint, not "everything". Strong answers say what they would give up and what would be automated; weak ones count on overtime or on one person. Note whether the constraint is people, a system, cash or the leader’s own time.',
    signals: [
      'capacity',
      'overtime',
      'overloaded',
      'burnout',
      'understaffed',
      'key person',
      'cannot scale',
      'turning away work',
    ],
  },
};

import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { buildPrompt } from '../compose/build-prompt.ts';
import { withoutFewAnswers, withoutFewOfSurvey } from './few-respondents.ts';

const pulse = {
  team: 'Night shift',
  responses: 4,
  score: 5.8,
  comments: ['As the only woman on the shift I would like a changing room', 'Good colleagues'],
};

it('leaves out the single answers of fewer than five people, and says so', () => {
  const { table, summary } = composeRun('CUL-02', pulse);
  for (const step of [table!, summary!]) {
    expect(step.content).not.toMatch(/only woman|Good colleagues/);
    expect(step.summary).toContain('Left out: single comments, since few people gave them');
  }
  expect(table!.content).toContain('5.8');
});

it('reads how many answered where it is written', () => {
  for (const responses of ['3 of 27', '4', '2 people (of 9)'])
    expect(withoutFewAnswers({ ...pulse, responses }).withheld).toEqual(['comments']);
  for (const responses of ['19 of 27', '40 %', '5/9'])
    expect(withoutFewAnswers({ ...pulse, responses }).withheld).toEqual([]);
});

it('tells no model either', () => {
  const definition = findWorkflowDefinition('CUL-02')!;
  const step = definition.steps.find(({ key }) => key === 'summary')!;
  expect(buildPrompt({ definition, step, context: pulse, earlier: [] }).prompt).not.toContain(
    'only woman',
  );
});

it('keeps what five people said, and what is no survey', () => {
  const answered = { ...pulse, responses: 5 };
  expect(withoutFewAnswers(answered).context).toBe(answered);
  const note = { comments: ['Too late'], score: 3 };
  expect(withoutFewAnswers(note)).toEqual({ context: note, withheld: [], kept: 0 });
});

it('asks about what may be a name in an answer', () => {
  const readSummary = (comment: string) =>
    composeRun('CUL-02', { ...pulse, responses: 12, comments: [comment] })['summary']!.summary;
  expect(readSummary('Great month, thanks Ravi')).toContain('Is “Ravi” in an answer a person?');
  expect(
    readSummary(
      "Late finishes; the Leeds Road job had no signs; 'Gav never listens'; rota is late",
    ),
  ).toContain('Left out: an answer that speaks ill of somebody by name');
  expect(readSummary('Kofi and I never get our breaks')).toContain('Is “Kofi” in an answer');
  const one = 'may point to one person';
  expect(readSummary('Supervisor at Wellington Place shouts at people')).toContain(one);
  expect(readSummary('I am alone from 9 to 11 at night')).toContain(one);
  expect(readSummary('The supervisors are kind')).not.toContain(one);
  // What is said against somebody is left out with the name.
  const ill = 'ill of somebody by name';
  expect(readSummary('Nobody helps. Dana shouts at us')).toContain(ill);
  expect(readSummary('Kyle never helps with the ladder')).toContain(ill);
  expect(readSummary('Marco’s rota. Thanks to Ravi, ask Tiffany')).toContain(
    'Are “Ravi”, “Tiffany”, “Marco” in answers people? Then share them without the names.',
  );
  expect(readSummary('Lunch never comes on time. Training is good')).not.toContain('in an answer');
  expect(readSummary('The rota comes late on Monday')).not.toContain('in an answer');
  expect(readSummary('Overtime and I are old friends. Management promised a rota')).not.toContain(
    'Management',
  );
});

it('tells the mean of each question where few answers to it are listed', () => {
  const answer = (question: string, score: number, comment = '') => ({ question, score, comment });
  const responses = [
    answer('On-call', 3, 'Two weeks out of five since Gary left'),
    answer('On-call', 4),
    answer('Tools', 8),
    answer('Tools', 9, 'Good vans'),
  ];
  const { table, summary } = composeRun('CUL-02', { team: 'Gas engineers', responses });
  expect(table!.content).toContain('On-call,3.5');
  expect(summary!.content).toContain('Tools: score 8.5');
  for (const step of [table!, summary!]) {
    expect(step.content).not.toMatch(/Gary|Good vans/);
    expect(step.summary).toContain('Left out: single responses');
    expect(step.summary).not.toContain('Not on record: comments');
  }
  const many = Array.from({ length: 5 }, (_, at) => answer('On-call', at, 'Since Gary left'));
  const read = composeRun('CUL-02', { team: 'Gas engineers', responses: many })['summary']!;
  expect(read.summary).toContain('Is “Gary” in an answer a person?');
  expect(read.summary).not.toContain('Not on record: comments');
});

it('reads a note of a survey as answers', () => {
  const note = 'One nearly went off the A38. Kev wants to know when the pay rise comes';
  const { summary } = composeRun('CUL-02', { team: 'Engineers', note });
  expect(summary!.summary).toContain('Answers stand in it word for word.');
  expect(summary!.summary).toContain('Is “Kev” in an answer a person?');
});

it('does not say that answers stand in it of which the questions alone do', () => {
  const answers = [
    { question: 'What is hard?', text: 'Rotas come too late' },
    { question: 'What is hard?', text: 'Rotas, and the fridge' },
  ];
  const { summary } = composeRun('CUL-02', {
    period: 'November',
    responses: 31,
    answers,
    notes: 'It was anonymous so keep it that way.',
  });
  expect(summary?.summary).not.toContain('word for word');
  expect(summary?.summary).toContain('since few people gave them');
  expect(summary?.content).toContain('- What is hard?');
});

it('counts the people whose answers are listed', () => {
  const responses = [
    { score: 2, comment: 'Bev takes all the good shifts' },
    { score: 4, comment: 'better since the new phones' },
    { score: 3, comment: '' },
  ];
  const survey = { team: 'Service desk', period: 'November', question: 'How was your month?' };
  for (const name of ['responses', 'pulseAnswers', 'staff_responses']) {
    const run = composeRun('CUL-02', { ...survey, [name]: responses });
    for (const { content } of Object.values(run)) expect(content).not.toMatch(/Bev|phones/);
    expect(run['summary']!.summary).toContain('since few people gave them');
    expect(run['summary']!.content).toContain('How was your month?: score 3');
  }
});

it('tells the mean of each question that the entries of few people have', () => {
  const responses = [
    { name: 'Kieran', q1: 2, q2: 3, comment: 'Marcus shouts' },
    { name: 'Dev', q1: 4, q2: 4, comment: '' },
  ];
  const asked = { q1: 'I have what I need', q2: 'I feel safe to speak up' };
  const { table } = composeRun('CUL-02', { team: 'South', asked: 4, responses, ...asked });
  expect(table!.content).not.toMatch(/Marcus|q1/);
  expect(table!.content).toContain('I have what I need,3');
  expect(table!.content).toContain('I feel safe to speak up,3.5');
});

it.each([
  ['means by question', [{ question: 'Tools', score: 3.4, comment: 'Good vans' }]],
  ['means by team', [{ team: 'North', score: 3.4, comment: 'Good vans' }]],
  ['means with their count', [{ theme: 'Tools', n: 12, comment: 'Good vans' }]],
  ['five people', Array.from({ length: 5 }, (_, score) => ({ score, comment: 'Good vans' }))],
])('keeps %s', (_, responses) => {
  expect(withoutFewAnswers({ responses }).withheld).toEqual([]);
});

it('withholds what few people wrote as plain text, in a survey alone', () => {
  const few = ['Good vans', 'The rota is hard', 'Fine'];
  for (const name of ['responses', 'answers', 'replies'])
    expect(withoutFewOfSurvey({ [name]: few }).withheld).toEqual([name]);
  expect(withoutFewOfSurvey({ responses: [...few, ...few] }).withheld).toEqual([]);
  expect(withoutFewAnswers({ replies: few }).withheld).toEqual([]);
});

it('tells in no text and no table the words of an answer that says it is not to be shared', () => {
  const responses = Array.from({ length: 6 }, (_, score) => ({ score, comment: 'Fine' }));
  const kept = { score: 1, comment: 'I have started looking elsewhere, do not share' };
  const run = composeRun('CUL-02', { team: 'South', responses: [...responses, kept] });
  for (const { content } of Object.values(run)) expect(content).not.toContain('elsewhere');
  for (const { summary } of [run['table']!, run['summary']!])
    expect(summary).toContain('Left out: the words of 1 answer, which says that it is not to be');
  expect(run['table']!.content.trim().split('\r\n')).toHaveLength(8);
});

const others = ['Good', 'Fine so far', 'The vans are old', 'New kit'];

it.each([
  'I live in Settle and the early start is hard',
  'Buses that run out of Keighley are late',
  'More of us on the Grassington run please',
])('takes a place for nobody: %s', (answer) => {
  const { summary } = composeRun('CUL-02', { team: 'Drivers', answers: [answer, ...others] });
  expect(summary!.summary).not.toContain('in an answer a person?');
});

it.each(['There is mud in Gary’s van', 'Since then we ask Gary'])(
  'and a person in such a place for one: %s',
  (answer) => {
    const { summary } = composeRun('CUL-02', { team: 'Drivers', answers: [answer, ...others] });
    expect(summary!.summary).toMatch(/Is “Gary(?:’s)?” in an answer a person\?/);
  },
);

it.each([
  ['answers', {}],
  ['replies', {}],
  ['what they said', { headcount: '5' }],
  ['replies', { replied: 3 }],
])('tells no single answer of few in words, under %s: %j', (name, more) => {
  const answers = ['The lift is not safe', 'Good craic', 'Ger is a gent'];
  const run = composeRun('CUL-02', { team: 'Workshop', [name]: answers, ...more });
  for (const { content } of [run['table']!, run['summary']!])
    for (const one of answers) expect(content).not.toContain(one);
  expect(run['summary']!.summary).toContain('since few people gave them');
});

it('tells some answers of many in words', () => {
  const { summary } = composeRun('CUL-02', {
    team: 'Workshop',
    respondents: 22,
    answers: ['Good craic', 'New kit is great'],
  });
  expect(summary!.content).toContain('New kit is great');
});

it.each(['Exit interviews', 'stay talks'])(
  'takes %s of a few for answers, and names nobody',
  (list) => {
    const given = {
      team: 'Bakery',
      [list]: [
        { name: 'Dan F.', role: 'Night baker', 'last day': '11/13/2026', why: 'Hours', rating: 2 },
        {
          name: 'Rosa M.',
          role: 'Decorator',
          'last day': '11/20/2026',
          why: 'Shouting',
          rating: 1,
        },
      ],
    };
    const { table, summary } = composeRun('CUL-02', given);
    for (const step of [table!, summary!]) {
      expect(step.content).not.toMatch(/Dan|Rosa|Decorator|Shouting/);
      expect(step.summary).toContain('since few people gave them');
    }
  },
);

it('takes what they said in one text for so many answers, and tells none that speaks ill of somebody', () => {
  const given = {
    team: 'Night shift',
    answered: 7,
    'they said': 'too many doubles; love the new gloves; Marco yells',
  };
  const { summary } = composeRun('CUL-02', given);
  expect(summary!.content).toContain('too many doubles');
  expect(`${summary!.content} ${summary!.summary}`).not.toContain('Marco');
});

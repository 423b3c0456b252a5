import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const run = (email: string) => composeRun('AFT-04', { email }, new Date('2026-12-01T10:00:00Z'));
const written = (from: string, more = 'You can say I sent you and that the trial went well.') =>
  run(
    `From: ${from}\nTo: Pete Lowther\nSubject: someone for you\n\nPete, my friend Alastair Finch runs The Old Mill Inn at Cartmel, 14 rooms. He'd like to talk to you. His email is alastair@oldmillinn.example. ${more}\n\nSunita`,
  );

it.each(['Sunita Rao', 'Sunita Rao <s.rao@brackenrigg.example>'])(
  'introduces us to whom a mail recommends, as its writer allows: %s',
  (from) => {
    const { introduction, lead } = written(from);
    expect(introduction!.asks.flatMap(({ names }) => names)).toEqual([
      'deliverables',
      'scope',
      'items',
    ]);
    expect(introduction!.content).toMatch(/^Dear Alastair Finch,/);
    expect(introduction!.content).toContain('Sunita Rao suggested that we write to you.');
    expect(introduction!.content).toContain('The trial went well.');
    expect(lead!.title).toBe('Referred lead: Alastair Finch at The Old Mill Inn');
    expect(lead!.content).toContain('| referred_by | unknown | Sunita Rao |');
    expect(lead!.content).toContain('| email | unknown | alastair@oldmillinn.example |');
    expect(lead!.content).not.toContain('unknown | Cartmel');
  },
);

it('asks for the consent where none is given', () => {
  const { introduction } = written('Sunita Rao', 'I said you would ring.');
  expect(introduction!.asks.flatMap(({ names }) => names)).toContain('consent');
  expect(introduction!.content).not.toContain('Sunita Rao suggested');
});

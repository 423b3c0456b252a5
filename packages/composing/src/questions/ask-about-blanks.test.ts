import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const issue = (highlights: string[], maySend?: string) =>
  composeAt('MKT-02 issue', { theme: 'Winter', highlights, ...(maySend && { maySend }) });

it('leaves out of an issue the one item that is open, and asks', () => {
  const { content, asks } = issue(['New racks', 'TBC', 'Dinghy park reopened']);
  expect(content).toContain('- New racks\n- Dinghy park reopened');
  expect(content).not.toMatch(/confirmed/);
  expect(asks).toEqual([
    {
      names: ['maySend'],
      question: '“not yet confirmed” is left out: may the issue be sent without it?',
    },
  ]);
  expect(issue(['New racks', 'TBC'], 'yes').asks).toEqual([]);
});

it('asks once about all that is left out of a list', () => {
  const { content, asks } = issue(['New racks', 'Quiz night: TBD', 'Fuel price cut, not approved']);
  expect(content).not.toMatch(/Quiz|Fuel/);
  expect(asks.map(({ question }) => question)).toEqual([
    '“Quiz night: not yet decided” and “Fuel price cut, not approved” are left out: may the issue be sent without them?',
  ]);
});

it('asks about no list that is whole', () => {
  expect(issue(['New racks', 'Dinghy park reopened']).asks).toEqual([]);
});

import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const asked = (issue: string) =>
  composeAt('OPS-03 letter', {
    supplier: 'Fenwick Pumps',
    order: 'PO 4471',
    issue: `The pump leaks at the seal. ${issue}`,
    amount: '£410',
    deadline: '4 December 2026',
    evidence: 'photos',
  }).asks.map(({ names: [name] }) => name);

it.each([
  'In fairness it may have been us.',
  'Our own PO says standard seal.',
  'We are not sure whose fault it is.',
  'Their driver says it’s fine.',
  'They claim that we ordered it.',
  'Maker reckons it’s wear and tear.',
  'We have already fitted two of them.',
  'We had already signed for it and dispensed two bottles.',
  'We used six before Pat checked the label.',
  'Nobody here checked it on delivery.',
  'They blame us.',
  'Admittedly we stored it outside.',
  'We only noticed after a week.',
  'Our lad may have overtightened it.',
  'They told us it is within tolerance.',
  'Their answer: normal wear.',
  'Our driver signed for it as complete.',
  'We did sign the ticket as OK before unwrapping it.',
  'Our fitter accepted it as fine at the gate.',
  'Our yard signed the sheet before we opened the crate.',
  'Lars threw the packaging out.',
  'We have scrapped them since.',
  'One of us binned the labels.',
])('a claim is not sent with what speaks against it: %s', (issue) =>
  expect(asked(issue)).toContain('maySend'),
);

it.each([
  'Our PO says brass seal.',
  'The label says it is safe to 80 degrees.',
  'We fitted it on Monday and it leaked at once.',
  'They said they would call back.',
  'They fitted the wrong seal before we noticed.',
  'Nobody answered our calls.',
  'We have not used it.',
  'We could have used the old one.',
  'They told us on Friday.',
  'We noticed it at once.',
  'We fitted it as your sheet says.',
  'Delivery note says 10, we counted 8.',
  'We signed the sheet as short by two.',
  'We accepted the quote on 3 November.',
  'We had to stop the line, and 40 kg of fish went to waste.',
  'The seal threw oil out at both ends.',
])('a claim is sent with what speaks for it: %s', (issue) => expect(asked(issue)).toEqual([]));

it.each<[string, number]>([
  ['we stored it by the dock door in the rain for an hour tbh', 1],
  ['honestly we should have opened it on the dock', 1],
  ['tbh we have had enough of them', 0],
])('a note may admit what a claim is not sent with: %s', (note, count) => {
  const { asks } = composeAt('OPS-03 letter', {
    supplier: 'Fenwick Pumps',
    order: 'PO 4471',
    issue: 'The pump leaks at the seal.',
    amount: '£410',
    evidence: 'photos',
    note,
  });
  expect(asks).toHaveLength(count);
});

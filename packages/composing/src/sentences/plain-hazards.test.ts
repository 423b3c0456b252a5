import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { tellsPlainHazard } from './plain-hazards.ts';

it.each([
  'stopped, asbestos?',
  'Asbestos?',
  'paused: gas smell?',
  'board broken, maybe asbestos??',
  'I nearly lost a finger and was told not to write it down',
  'Joss almost cut his thumb off on Friday',
  'the guards come off as soon as she leaves',
  'The guard is always off the saw',
  'guards are tied back again',
  'The porch floor at the back door is soft, not inspected yet',
  'The tenant reports a soft spot in the back porch floor',
  'The third step feels spongy',
  'Walnut banana loaf was sliced and bagged under the plain banana label on Saturday',
  'Label does not say tree nuts',
  'Undeclared milk in the vegan brownies',
  'Jamal did not finish the allergen wipe down of line 2 before the almond run',
  'the slicer was not cleaned after the peanut batch',
  'Cashews are in the pesto and the menu does not mention them',
  'the almond croissants got packed in plain croissant boxes',
  'plain loaf lot 112826 may contain walnuts, return or discard',
  'C1 found Friday: exposed live parts at cooker switch.',
  'Bare wires behind the socket in the hall',
  'The engineer has marked it At Risk and turned the boiler off',
  'Hob classed as Immediately Dangerous',
  'Exposed wiring at the meter, kids in the close',
  "Sounded low, said he didn't know if he could go on.",
  'i dont know if i can carry on like this',
  'She did not see how she could keep going.',
])('knows what is a danger in plain words: %s', (said) =>
  expect(tellsPlainHazard(said)).toBe(true),
);

it.each([
  'asbestos? No, plasterboard',
  'No exposed live parts found',
  'The account is marked at risk of leaving',
  'The exposed wiring was made safe and boxed in',
  'A kitchen with the exposed wiring look',
  'He does not know if he can go on Tuesday',
  'I do not know how I can go on site without a pass',
  'not sure if she can carry on with the old supplier',
  'The porch floor was soft and was replaced on November 20',
  'The new floor is soft vinyl and easy to clean',
  'The carpet on the stairs is soft',
  'they ask: do you remove asbestos?',
  'gas? not connected',
  'Is the asbestos survey in?',
  'asbestos, cleared 4 May',
  'We nearly lost the order',
  'he nearly lost his head over it',
  'The security guard is off sick',
  'the guards are off duty at six',
  'Cheek guards are fitted, mud guards come off',
  'All labels list nuts',
  'Milk round: bottles not washed by the dairy again',
  'We clean the line after each almond run',
  'Label does not say organic',
  'We make nut free cookies, labelled as such',
  'Bread flour was delivered with the wrong label, rye for wheat',
  'The hex nuts are in the wrong bags',
  'Invoice for almond flour was mislabeled',
  'Add the tree nut line to the label of the loaf',
])('and none that is answered, or told of something else: %s', (said) =>
  expect(tellsPlainHazard(said)).toBe(false),
);

it.each([
  'happy with how it looks but numb lip since, not told anyone',
  'Pain getting worse, on tablets every four hours',
  'pus coming from the wound',
  'Allergic reaction to the latex',
  'bad reaction after the injection',
])('takes what somebody tells after a treatment for a danger: %s', (said) =>
  expect(tellsPlainHazard(said)).toBe(true),
);

it.each([
  'No allergic reaction to the latex',
  'allergic reaction to the glue, gone after an hour',
  'The pain did not get worse',
  'They feel the pain of the price rise',
  'Numb to criticism, but content',
])('and not what is over, or no treatment: %s', (said) =>
  expect(tellsPlainHazard(said)).toBe(false),
);

it('is told before the rest of a digest', () => {
  const items = [{ item: 'Strip-out', site: 'Clun', state: 'stopped, asbestos?' }];
  expect(composeAt('OPS-02 digest', { items }).summary).toContain('Somebody may come to harm');
});

it('takes time in proportion to the length of a text', () => {
  expect(measureGrowth(tellsPlainHazard, 'maybe asbestos, ')).toBeLessThan(10);
});

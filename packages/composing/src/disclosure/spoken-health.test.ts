import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isOfHealth } from './health.ts';
import { tellsSpokenHealth } from './spoken-health.ts';

it.each([
  "Wayne's crook so we were one down",
  'Dane is crook with the flu',
  'Karen at the clinic is on the mend, get well soon!',
  "Ask her and not him, he's poorly",
  'ring before Thursday, after that I’m in hospital',
  'he goes into hospital on Thursday',
  'Maureen goes part time after her stroke',
  'Tash crook so Mick did the pools',
  'Tash is on compo',
  "Dane's on workers comp",
  'Sharon is on workers compensation',
  'Dane is on WorkCover',
  'Tash called in sick on Tuesday',
  'Wayne was sick so we were one down',
  'Dane chucked a sickie Tuesday',
  'Bec took a sickie',
  'Dane had a mental health day',
  'Mick pulled a hammy',
  "Sharon's up the duff so no ladder work",
  'Bec is on mat leave',
  'Dane is on bereavement leave',
  'Mick had gastro',
  'Tash got sunstroke',
  'Lachie turned up with a hangover so lost half a day',
  "kyle's kid sick",
  'kids sick, back thurs',
  'simone has a standing dr appt tues am',
  'dentist appt at 2',
  "Kyle's at a funeral Friday",
])('takes %j for a word on health', (said) => {
  expect(tellsSpokenHealth(said) || isOfHealth(said)).toBe(true);
});

it.each([
  'The pump is crook so we hand watered.',
  'The mower was crook.',
  'We were sick of the old supplier.',
  'Clients were sick of waiting.',
  'The site team is on WorkSafe duty.',
  'We cover workers compensation for all staff.',
  'Dentist appointments rose by 20%.',
  'Patients can book a doctor appointment online.',
  'A funeral home in Akron asked for a website.',
  'The gastro pub reopened.',
  'Two people away, so we came on Thursday.',
  'We were a man down.',
  'It took a second visit.',
  'A hangover from the old contract.',
  'Our mental health campaign ran for a week.',
])('takes no health from %j', (said) => {
  expect(tellsSpokenHealth(said)).toBe(false);
});

it('leaves it out of a report, and asks', () => {
  const { content, asks } = composeAt('FUL-02 report', {
    customer: 'Hamilton School',
    contact: 'Karen Wu',
    milestone: 'Hedges cut',
    issue: "Wayne's crook so we were one down.",
    nextStep: 'Oval mow on Thursday 3 December',
  });
  expect(content).not.toContain('crook');
  expect(content).toContain('We were one down');
  expect(asks).toHaveLength(1);
});

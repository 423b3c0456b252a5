import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutStaffHealth } from './staff-health.ts';

const strip = (progress: string): unknown =>
  withoutStaffHealth({ contact: 'Helen Marsh', customer: 'Ridgeway School', progress }).context[
    'progress'
  ];

describe('the health of one of ours', () => {
  it.each([
    [
      'Felt is laid. Tom is off with his back, so the west wing starts on Monday.',
      'Felt is laid. The west wing starts on Monday.',
    ],
    ["Priya's had a miscarriage so the mobile view is late.", 'The mobile view is late.'],
    ['Joe broke his wrist and we are two men short.', 'We are two men short.'],
    ['Site closed for two days as Lee hurt his knee.', 'Site closed for two days.'],
    [
      'Felt is on the east and west wings and Tom is off sick.',
      'Felt is on the east and west wings.',
    ],
    [
      'One of our drivers had a heart attack; the second van starts Monday.',
      'The second van starts Monday.',
    ],
    ['All bays up. Our fitter Dan has Covid, back Thursday.', 'All bays up.'],
    ['Walls up. Sam is signed off with stress. He is back in May.', 'Walls up.'],
    ['Walls up. Testing on Friday if Miles is back off sick.', 'Walls up.'],
    ['Walls up. Testing once Miles comes back from being ill.', 'Walls up.'],
    ['The kit list is late, Isla off sick until the 7th', 'The kit list is late.'],
    ['Walls up. Priya off with a bad back.', 'Walls up.'],
    ['Shoeing moves to 9 December, the farrier has the flu.', 'Shoeing moves to 9 December.'],
  ])('is left out, and what comes of it stays: %s', (said, told) => expect(strip(said)).toBe(told));

  it('is all that a field tells', () =>
    expect(strip('The electrician has done his back in.')).toBeUndefined());

  it.each([
    'Patients can book back-pain clinics online.',
    'Asthma inhalers are stocked in all 4 surgeries.',
    'Cold store is healthy and running.',
    'The crew fitted the operation lamp in theatre 2.',
    'Our engineer had the scan of the drawings done.',
    'The team cut the back panel to size.',
    'Helen is off sick so the keys are with her deputy.',
    'Ivan put his back into it and the wall is up.',
    'Anna is on holiday until Monday.',
    'The residents have flu, so the top floor waits.',
  ])('is none in an ordinary sentence: %s', (said) => expect(strip(said)).toBe(said));

  it('is none of an animal on record, nor of one that is named as such', () => {
    const dog = { customer: 'Mrs Aird', pet: 'Floss, collie' };
    const told = (progress: string) => withoutStaffHealth({ ...dog, progress }).context['progress'];
    for (const said of [
      'Floss has settled, eats all her food and is walked twice a day.',
      'She had the lump on her shoulder looked at as you asked, and Dr Weir took a sample.',
      'The dogs had seizures.',
    ])
      expect(told(said)).toBe(said);
    expect(told('Kyle broke his wrist, so Beth walks her now.')).toBe('Beth walks her now.');
    expect(told('Floss bit Kyle and he hurt his hand.')).not.toBe(
      'Floss bit Kyle and he hurt his hand.',
    );
  });

  it('stands in no report to a customer, whose sender is told', () => {
    const { content, asks } = composeAt('FUL-02 report', {
      customer: 'Ridgeway School',
      milestone: 'Roof phase 2',
      progress: 'Felt is laid. Tom is off with his back, so the west wing starts on Monday.',
      nextStep: 'Lay the west wing',
    });
    expect(content).not.toMatch(/Tom|back/);
    expect(content).toContain('Felt is laid. The west wing starts on Monday.');
    expect(asks).toEqual([
      {
        names: ['maySend'],
        question:
          "“Tom is off with his back, so the west wing starts on Monday” tells of somebody's health, which is left out: may this be sent as it is?",
      },
    ]);
  });
});

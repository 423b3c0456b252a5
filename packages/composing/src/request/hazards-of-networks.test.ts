import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { isAcute, isHazardous } from './hazards.ts';

// Of no line that the weights are learned from.
it.each([
  'A switch in the taproom ceiling failed because grease and heat had built up around it.',
  'A switch failed on a Saturday.',
  'We found an old switch under a desk.',
  'found a switch behind the fridge lol',
  'The cable was pinched by the drywall crew.',
  'The patch cable was pinched behind the desk.',
  'The last contractor left exposed cable ends above the ceiling.',
  'The dead ports are on the second floor.',
  'live port in conf room gives no ip',
  'The live port by the copier gives no address.',
  'The cable will be pulled on Friday.',
  'The cable to the front desk will be pulled again.',
  'The drop ceiling is not open yet.',
  'Cable run above the drop ceiling fails the test.',
  'Windows 10 has been out of support since October 2025.',
  'UPS beeps, battery is at end of life.',
  'One patch cord is missing its label; Marco labels it on December 4.',
  'Paul says the current backup has failed twice this fall and nobody noticed.',
  'called while i was at the gas station, owns 3 auto shops off 183, their IT guy quit friday and nobody has the admin passwords.',
  'The old phone system will be killed off on Friday.',
  'Outlook crashes when she opens the shared calendar.',
  'Cameras went down after the power blinked.',
])('takes words of networks and cabling for no danger: %s', (said) => {
  expect(isAcute(said)).toBe(false);
});

it.each([
  'The rack leans and may tip over.',
  'The rack leans toward the door and may tip over.',
  'The server rack isn’t bolted down and wobbles when you pull a server out.',
  'UPS battery is swollen and the case is split.',
  'Smoke coming from the UPS in the network closet.',
  'Bare wires hang out of the ceiling over the front desk.',
  'Water is dripping on the power strip behind the copier.',
  'Outlet behind the rack sparks when you plug something in.',
  'Got zapped when I touched the rack.',
  'The mag lock won’t release and two people are stuck in the server room.',
  'Our tech fell off the ladder in the gym.',
  'The pdu is scorched and still feeding the rack.',
  '911 calls from the new phones go to the wrong town.',
  'burning smell from the switch closet',
])('takes what harms people around a rack for danger: %s', (said) => {
  expect(isAcute(said)).toBe(true);
});

it('lets a port without a signal wait for the day that was asked for', () => {
  const definition = findWorkflowDefinition('OPS-01')!;
  const sheet = readFacts({
    site: 'Oak Hill Church',
    observation: 'Switch in the nursery closet has two dead ports.',
    severity: 'low',
    dueDate: '2026-12-04',
  });
  expect(isHazardous({ definition, sheet })).toBe(false);
});

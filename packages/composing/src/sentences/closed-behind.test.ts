import { expect, it } from 'vitest';
import { closedFinding, openFinding } from './clean-findings.ts';

const isOpen = (said: string): boolean => openFinding.test(said) || !closedFinding.test(said);

it.each([
  'One patch cord was missing its label; labeled on November 24.',
  'One patch cord is missing its label; labeled on November 24.',
  'Port 7 was not labeled, labelled on 24 November',
  'Two ports were mislabeled; relabeled on November 24.',
  'Ports 3 to 6 were mislabeled – all re-labeled the same day',
  'One AP was on the wrong channel; moved to channel 11.',
  'The printer sat on the guest VLAN; it has been moved to VLAN 20.',
  'The old switch was still powered; removed on November 25.',
  'The trial account was still active; since disabled.',
  'The diagram named the old firewall; updated on November 25.',
  'Two jacks were wired as T568A; re-terminated on November 25.',
  'The camera pointed at the wall; realigned and tested.',
])('closes itself: %s', (said) => expect(isOpen(said)).toBe(false));

it.each([
  'One patch cord is missing its label; Marco labels it on December 4.',
  'One patch cord was missing its label; to be labeled on December 4.',
  'Two ports were mislabeled; one relabeled, one not.',
  'Two ports were mislabeled; relabeled next week.',
  'Two ports, labeled 12 and 13, are dead.',
  'Cabinet door sticks, labeled wrongly',
  'One AP was on the wrong channel; will be moved to channel 11.',
  'One AP was on the wrong channel; moved to channel 11 but drops again.',
  'One AP was on the wrong channel; moved to channel 11, still slow.',
  'The smoke alarm was faulty; removed on November 25.',
  'The valve leaks; disconnected on November 25.',
  'The labels were wrong and the door sticks; relabeled on November 24.',
  'The old switch is still powered; not removed.',
  'The old switch was still powered; removed if the owner agrees.',
])('is open: %s', (said) => expect(isOpen(said)).toBe(true));

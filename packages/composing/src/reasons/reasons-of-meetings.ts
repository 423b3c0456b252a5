import { unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { movesMeeting } from '../sentences/moved-meetings.ts';
import { inPerson } from '../sentences/sayings.ts';
import type { Reason } from './reason.ts';

const ofMoved: Pick<Reason, 'input' | 'isIn' | 'says' | 'settledBy' | 'isUnsettled'> = {
  input: 'reply',
  isIn: isReply,
  says: [{ test: movesMeeting }],
  ...unlessRefused,
};

/** Who asks to meet at another time is told that we come then, or not: nobody knows it from the data. */
export const ofMovedMeetings: readonly Reason[] = [
  {
    ...ofMoved,
    isClosedIn: (_, { find }) => find('onSite') === undefined,
    asks: (said) => `The reply says “${said}”: do we come then, and may these messages be sent?`,
  },
  {
    ...ofMoved,
    // Of what is plainly a visit it is asked whether a call may take its place.
    isClosedIn: (said, { find }) =>
      find('onSite') !== undefined || inPerson.some((one) => one.test(said)),
    asks: (said) =>
      `The reply says “${said}”: do we meet then, and is that a call? These messages speak of one.`,
  },
];

import { describe, expect, it } from 'vitest';
import { findOptOuts } from './find-opt-outs.ts';

const nora = { name: 'Nora', phone: '+12125550100', email: 'nora@harbour.example' };
const omar = { name: 'Omar', phone: '+12125550111', email: 'omar@quay.example' };
const stop = 'She said: never contact me again.';

describe('whom the data of a run says to leave alone', () => {
  it('is of a list of people whoever says so, and none beside them', () => {
    expect(findOptOuts({ leads: [{ ...nora, note: stop }, omar] }, 'US')).toEqual({
      phones: [nora.phone],
      emails: [nora.email],
    });
  });

  it('is whoever has the address where the words stand in a list of what was said', () => {
    const said = [{ from: 'caller', text: 'Please stop calling me.' }, { text: 'I will.' }];
    expect(findOptOuts({ ...nora, said }, 'US')).toEqual({ phones: [nora.phone], emails: [] });
  });

  it('is everybody where it is said of all', () => {
    const found = findOptOuts({ leads: [nora, omar], note: 'Take them off your list.' }, 'US');
    expect(found.phones.toSorted()).toEqual([nora.phone, omar.phone]);
  });

  it('is nobody where nothing is said, or only by a handoff', () => {
    const handoff = { fromRunId: 'run_1', stopCondition: 'The person asked: unsubscribe me.' };
    expect(findOptOuts({ leads: [nora, omar], handoff }, 'US')).toEqual({ phones: [], emails: [] });
  });
});

import { normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { wantsWriting } from './ask-of-texts.ts';

const name = 'inWriting';

/** That somebody is written to, where they want that and nobody allowed a call, as a fact. */
export const findInWriting = (sheet: FactSheet): Fact[] =>
  wantsWriting(sheet)
    ? [
        {
          path: ['mayCall', name],
          label: 'In writing',
          names: [normalName(name)],
          value: 'in writing',
        },
      ]
    : [];

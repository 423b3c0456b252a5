import { dealings } from './candid-dealings.ts';
import { habits } from './candid-habits.ts';
import { contempt, judgements, people, scorn } from './candid-judgements.ts';
import { all, type Candour, type Reader } from './candour.ts';

const candours: readonly Candour[] = [...dealings, ...judgements, ...habits];

/** Of a quotation only what it says of us, and how, is in question. */
const ofQuotes: readonly Candour[] = [
  {
    stem: contempt.stem,
    shapes: [
      new RegExp(
        `\\byour (?:\\p{L}+ )?${people}(?: is| are| was| were)(?: \\p{L}+)? ${scorn}`,
        'iu',
      ),
      contempt.shapes.at(-1)!,
    ],
  },
];

const finds = (sentence: string, reader: Reader, of: readonly Candour[]): boolean =>
  of.some(
    ({ stem, shapes, of: readers = all }) =>
      readers.includes(reader) &&
      stem.test(sentence) &&
      shapes.some((shape) => shape.test(sentence)),
  );

/** Whether a sentence is one for colleagues, whoever reads it. */
export const isCandid = (sentence: string, reader: Reader, isQuote: boolean): boolean =>
  finds(sentence, reader, isQuote ? ofQuotes : candours);

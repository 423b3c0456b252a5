/** A file of weights as it is read. */
export interface WeightRows {
  biases: readonly number[];
  /** Row by row, in hundredths; 0 where a phrase has no part in a column. */
  cells: Int16Array;
  /** @returns the phrase's row */
  find: (phrase: string) => number | undefined;
}

/**
 * Reads a line of biases, then one for each phrase: its weights in hundredths, one for each bias, and the phrase
 * last, parted by tabs. The phrases are not kept but for 53 bits each: of all tables they are 147,000, and a process
 * that reads them has 197 MiB at rest in place of 211 with the texts.
 * @throws {Error} where two phrases are the same, or have the same bits
 */
export function readRows(text: string): WeightRows {
  const start = text.indexOf('\n') + 1;
  const biases = text.slice(0, start).trimEnd().split('\t').map(toWeight);
  const cells: number[] = [];
  const phrases: number[] = [];
  let at = start;
  while (at < text.length) {
    for (let column = 0; column < biases.length; column++) {
      const end = text.indexOf('\t', at);
      cells.push(end === at ? 0 : Number(text.slice(at, end)));
      at = end + 1;
    }
    const end = text.indexOf('\n', at);
    phrases.push(hash(text, at, end));
    at = end + 1;
  }
  const find = indexHashes(phrases);
  return {
    biases,
    cells: Int16Array.from(cells),
    find: (phrase) => find(hash(phrase, 0, phrase.length)),
  };
}

const toWeight = (hundredths: string): number => Number(hundredths) / 100;

/** Open addressing, at most half full. */
function indexHashes(hashes: readonly number[]): (hash: number) => number | undefined {
  const size = 2 ** Math.ceil(Math.log2(hashes.length * 2 + 1));
  const keys = new Float64Array(size).fill(-1);
  const rows = new Int32Array(size);
  const findSlot = (key: number): number => {
    let slot = key % size;
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) % size;
    return slot;
  };
  for (const [row, key] of hashes.entries()) {
    const slot = findSlot(key);
    if (keys[slot] === key)
      throw new Error(`The phrases of rows ${rows[slot]} and ${row} of the weights are one.`);
    keys[slot] = key;
    rows[slot] = row;
  }
  return (key) => {
    const slot = findSlot(key);
    return keys[slot] === -1 ? undefined : rows[slot];
  };
}

/** FNV-1a, and a second one of other numbers for the upper 21 of 53 bits. */
function hash(text: string, from: number, to: number): number {
  let [lower, upper] = [0x81_1c_9d_c5, 0x1b_87_35_93];
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    lower = Math.imul(lower ^ unit, 0x01_00_01_93);
    upper = Math.imul(upper ^ unit, 0x85_eb_ca_6b);
    upper ^= upper >>> 15;
  }
  return (upper >>> 11) * 2 ** 32 + (lower >>> 0);
}

import { describe, expect, it } from 'vitest';
import { chooseCases, parseOptions } from './options.ts';

const all = [
  { name: 'reads' },
  { name: 'ingest' },
  { name: 'notify', group: 'scaling' },
  { name: 'spread', group: 'scaling', isOnDemand: true },
  { name: 'alternatives', isLong: true },
  { name: 'soak', isOnDemand: true },
];

const choose = (names: string[], isQuick = false): string[] =>
  chooseCases(all, { names, isQuick }).map(({ name }) => name);

describe('the command line', () => {
  it('takes names and options in any order', () => {
    expect(parseOptions(['reads', '--quick', 'ingest', '--json', 'out.json'])).toEqual({
      names: ['reads', 'ingest'],
      isQuick: true,
      json: 'out.json',
      markdown: undefined,
      profile: undefined,
      isTelling: false,
      isHelp: false,
    });
  });

  it('refuses an option that there is not', () => {
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
  });
});

describe('the choice of cases', () => {
  it('is all without a name, save those that must be named', () => {
    expect(choose([])).toEqual(['reads', 'ingest', 'notify', 'alternatives']);
    expect(choose(['soak', 'reads'])).toEqual(['reads', 'soak']);
  });

  it('leaves out what takes long of a quick run, unless it is named', () => {
    expect(choose([], true)).toEqual(['reads', 'ingest', 'notify']);
    expect(choose(['alternatives'], true)).toEqual(['alternatives']);
  });

  it('is all of a group that is named, those that must be named included', () => {
    expect(choose(['scaling', 'reads'])).toEqual(['reads', 'notify', 'spread']);
  });

  it('names the cases when one is unknown', () => {
    expect(() => choose(['rads'])).toThrow(
      'rads. There are: reads, ingest, notify, spread, alternatives, soak, scaling',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { chooseCases, parseOptions } from './options.ts';

const all = [{ name: 'reads' }, { name: 'ingest' }, { name: 'soak', isOnDemand: true }];

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
    expect(chooseCases(all, []).map(({ name }) => name)).toEqual(['reads', 'ingest']);
    expect(chooseCases(all, ['soak', 'reads']).map(({ name }) => name)).toEqual(['reads', 'soak']);
  });

  it('names the cases when one is unknown', () => {
    expect(() => chooseCases(all, ['rads'])).toThrow('rads. There are: reads, ingest, soak');
  });
});

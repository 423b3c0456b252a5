import { describe, expect, it } from 'vitest';
import { onceByName } from './once-by-name.ts';

describe('onceByName', () => {
  const counted = () => {
    const read: string[] = [];
    const find = onceByName((name) => {
      read.push(name);
      return name.toUpperCase();
    });
    return { read, find };
  };

  it('reads a name once', () => {
    const { read, find } = counted();
    expect([find('due'), find('due'), find('owner')]).toEqual(['DUE', 'DUE', 'OWNER']);
    expect(read).toEqual(['due', 'owner']);
  });

  it('keeps no long name, and no more than the widest body has', () => {
    const { read, find } = counted();
    const long = 'x'.repeat(1_000);
    find(long);
    find(long);
    expect(read).toEqual([long, long]);
    for (let at = 0; at < 20_001; at += 1) find(`f${at}`);
    find('f0');
    expect(read.filter((name) => name === 'f0')).toHaveLength(2);
  });
});

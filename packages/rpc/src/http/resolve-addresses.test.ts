import { describe, expect, it } from 'vitest';
import { createResolver } from './resolve-addresses.ts';

describe('the addresses behind addresses', () => {
  it('are one for each that a host name resolves to', async () => {
    const resolve = createResolver(['http://voice:8083'], async () => ['10.0.0.1', 'fd00::2']);
    expect(await resolve()).toEqual(['http://10.0.0.1:8083', 'http://[fd00::2]:8083']);
  });

  it('are what they are when they are numbers or this machine', async () => {
    const addresses = ['http://127.0.0.1:1', 'http://[::1]:2', 'http://localhost:3'];
    const resolve = createResolver(addresses, async () => ['10.0.0.1']);
    expect(await resolve()).toEqual(addresses);
  });

  it('name each replica once, and port 80 where none is given', async () => {
    const resolve = createResolver(['http://a', 'http://b'], async () => ['10.0.0.1']);
    expect(await resolve()).toEqual(['http://10.0.0.1:80']);
  });

  it('stay the last known ones while the name does not resolve', async () => {
    const answers = [['10.0.0.1'], null, [], ['10.0.0.2']];
    const resolve = createResolver(['http://voice:8083'], async () => {
      const answer = answers.shift();
      if (answer === null || answer === undefined) throw new Error('SERVFAIL');
      return answer;
    });
    expect(await resolve()).toEqual(['http://10.0.0.1:8083']);
    expect(await resolve()).toEqual(['http://10.0.0.1:8083']);
    expect(await resolve()).toEqual(['http://10.0.0.1:8083']);
    expect(await resolve()).toEqual(['http://10.0.0.2:8083']);
  });

  it('are the name itself until it resolves for the first time', async () => {
    const resolve = createResolver(['http://voice:8083'], async () => Promise.reject(new Error()));
    expect(await resolve()).toEqual(['http://voice:8083']);
  });
});

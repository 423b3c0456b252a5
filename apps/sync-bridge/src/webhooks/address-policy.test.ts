import { createAddressPolicy } from '@workspace-ops/service-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalUrls } from '../../test/internal-urls.ts';
import { checkEndpoint } from './check-endpoint.ts';

const strict = createAddressPolicy({ allowLoopback: false, allowHosts: [] });
const open = createAddressPolicy({ allowLoopback: true, allowHosts: [] });
const resolveNothing = async (): Promise<string[]> => [];
const refusal =
  'endpointUrl must not lead to a private, loopback, link-local or otherwise internal address';

describe('an internal address', () => {
  it.each(internalUrls)('is refused: %s', async (url) => {
    await expect(checkEndpoint(url, strict, resolveNothing)).rejects.toThrow(refusal);
  });

  it.each(['64:ff9b::7f00:1', '64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::7f00:1'])(
    'is refused in open tenancy too where a translator stands between: %s',
    async (address) => {
      expect(open.allowsAddress(address)).toBe(false);
      await expect(checkEndpoint(`http://[${address}]/hook`, open, resolveNothing)).rejects.toThrow(
        refusal,
      );
      const resolves = async () => [address];
      await expect(checkEndpoint('http://hooks.example.com/', open, resolves)).rejects.toThrow(
        refusal,
      );
    },
  );

  it('is refused in every IPv4 private network, plain, mapped and translated', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const networks = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
    );
    const forms = fc.constantFrom('', '::ffff:', '64:ff9b::', '::', '::ffff:0:');
    fc.assert(
      fc.property(networks, forms, (octets, form) => {
        expect(strict.allowsAddress(form + octets.join('.'))).toBe(false);
      }),
    );
  });

  it('is refused in IPv6 outside the global unicast space', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const groups = fc.tuple(group, group, group, group, group, group, group, group);
    fc.assert(
      fc.property(
        groups.filter(([first]) => first < 0x2000 || first > 0x3fff),
        (eight) => {
          const address = eight.map((one) => one.toString(16)).join(':');
          fc.pre(!/^(64:ff9b:0:0:0:0:|0:0:0:0:0:ffff:)/.test(address));
          expect(strict.allowsAddress(address)).toBe(false);
        },
      ),
    );
  });
});

describe('a public address', () => {
  it.each([
    'https://93.184.215.14/hook',
    'http://8.8.8.8:8080/',
    'https://[2606:2800:220:1::1]/hook',
    'https://[::ffff:93.184.215.14]/hook',
    'https://[64:ff9b::93.184.215.14]/hook',
    'https://hooks.example.com/a?b=c#d',
  ])('is accepted: %s', async (url) => {
    expect(await checkEndpoint(url, strict, resolveNothing)).toMatch(/^https?:/);
  });
});

describe('open tenancy', () => {
  it('allows loopback, by address and by name', async () => {
    for (const host of [
      '127.0.0.1:9',
      '127.8.9.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      'localhost:1',
      'app.localhost',
    ]) {
      const resolve = async () => ['127.0.0.1', '::1'];
      expect(await checkEndpoint(`http://${host}/`, open, resolve)).toMatch(/^http:/);
    }
  });

  it('allows nothing else that is internal', async () => {
    const others = internalUrls.filter(
      (url) => !open.allowsAddress(findAddress(url) ?? '10.0.0.1'),
    );
    expect(others.length).toBeGreaterThanOrEqual(60);
    for (const url of others.filter((one) => !/localhost/i.test(one))) {
      await expect(checkEndpoint(url, open, resolveNothing), url).rejects.toThrow(refusal);
    }
  });
});

const findAddress = (url: string): string | undefined => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return /^[\d.]+$|:/.test(host) ? host : undefined;
};

describe('WEBHOOK_ALLOW_HOSTS', () => {
  it('adds names, addresses and networks, and nothing beside them', async () => {
    const policy = createAddressPolicy({
      allowLoopback: false,
      allowHosts: ['Receiver.internal', '10.1.0.0/16', '192.168.1.7', 'fd00::/8'],
    });
    for (const host of [
      'receiver.internal.',
      '10.1.2.3',
      '192.168.1.7',
      '[fd12::1]',
      '[::ffff:10.1.2.3]',
    ]) {
      expect(await checkEndpoint(`http://${host}/`, policy, resolveNothing)).toMatch(/^http:/);
    }
    for (const host of ['other.internal', '10.2.2.3', '192.168.1.8', '[fe80::1]', '127.0.0.1']) {
      await expect(checkEndpoint(`http://${host}/`, policy, resolveNothing)).rejects.toThrow(
        refusal,
      );
    }
  });
});

describe('a name', () => {
  it('is refused when any of its addresses is internal', async () => {
    const resolve = async () => ['93.184.215.14', '10.0.0.1'];
    await expect(checkEndpoint('https://a.example.com/', strict, resolve)).rejects.toThrow(refusal);
  });

  it('is accepted when it cannot be resolved now, since each connection is checked again', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await checkEndpoint('https://a.example.com/x', strict, resolve)).toBe(
      'https://a.example.com/x',
    );
  });
});

it('credentials in the URL are refused', async () => {
  for (const url of ['https://user@example.com/', 'https://user:secret@example.com/']) {
    await expect(checkEndpoint(url, strict, resolveNothing)).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'endpointUrl', message: 'must not carry a user name or password' }],
    });
  }
});

import {
  type AddressPolicy,
  AppError,
  type ResolveHost,
  withTimeout,
} from '@workspace-ops/service-kit';

const resolveMs = 2_000;

/**
 * The callback URL in its normal form, when it may be called.
 * A name that cannot be resolved now is accepted: each connection is checked again.
 * @throws {AppError} `invalid_input` naming `endpointUrl`.
 */
export async function checkEndpoint(
  endpointUrl: string,
  policy: AddressPolicy,
  resolveHost: ResolveHost,
): Promise<string> {
  const url = new URL(endpointUrl);
  if (url.username !== '' || url.password !== '') {
    throw refuse('must not carry a user name or password');
  }
  url.hash = '';
  const verdict = policy.judgeHost(url.hostname);
  if (verdict === 'refused') throw refuse(internalHost);
  if (verdict === 'resolve') {
    const addresses = await knownAddresses(url.hostname, resolveHost);
    if (!addresses.every((address) => policy.allowsAddress(address))) throw refuse(internalHost);
  }
  return url.href;
}

const internalHost =
  'must not lead to a private, loopback, link-local or otherwise internal address';

/** The addresses found now, none when the name servers know none or take too long. */
async function knownAddresses(hostname: string, resolveHost: ResolveHost): Promise<string[]> {
  try {
    return await withTimeout(resolveHost(hostname), resolveMs, 'no answer');
  } catch {
    return [];
  }
}

const refuse = (fault: string): AppError =>
  new AppError('invalid_input', `endpointUrl ${fault}`, {
    issues: [{ path: 'endpointUrl', message: fault }],
  });

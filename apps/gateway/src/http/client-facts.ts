import type { IncomingHttpHeaders } from 'node:http';
import {
  type ClientFacts,
  deviceCookieName,
  deviceHeaderName,
  limits,
} from '@workspace-ops/contracts';
import { parseCookie } from 'cookie';

const longestToken = 2_048;

/** What the identity service gets of the client that signs in, beside its address. */
export function clientFacts(headers: IncomingHttpHeaders): ClientFacts {
  const inHeader = headers[deviceHeaderName.toLowerCase()];
  const inCookie = headers.cookie && parseCookie(headers.cookie)[deviceCookieName];
  const deviceToken = typeof inHeader === 'string' ? inHeader : inCookie;
  return {
    userAgent: storable(headers['user-agent']?.slice(0, limits.userAgent)),
    // A longer token was not issued here; it is ignored, so that the sign-in goes on.
    deviceToken:
      deviceToken && deviceToken.length <= longestToken ? storable(deviceToken) : undefined,
  };
}

const storable = (text: string | undefined): string | undefined =>
  text?.replaceAll('\u0000', '').toWellFormed();

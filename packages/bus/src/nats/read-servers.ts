interface Servers {
  servers: string[];
  user?: string;
  pass?: string;
}

/** The library does not take credentials from addresses; those of the first are for all. */
export function readServers(natsUrl: string): Servers {
  const addresses = natsUrl.split(',').map((address) => new URL(address.trim()));
  const { username, password } = addresses[0]!;
  return {
    servers: addresses.map(({ protocol, host }) => `${protocol}//${host}`),
    ...(username !== '' && {
      user: decodeURIComponent(username),
      pass: decodeURIComponent(password),
    }),
  };
}

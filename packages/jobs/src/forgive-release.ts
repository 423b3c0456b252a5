import type pg from 'pg';

type Release = (error?: Error | boolean) => void;
/** A pool that has ended gives the error alone. */
type OnClient = (error: Error | undefined, client?: pg.PoolClient, release?: Release) => void;

/**
 * Lets a connection be given back twice: graphile-worker 0.18 does that with the one it listens on
 * when it is lost while the engine ends, out of reach of any handler, and pg throws at the second.
 */
export function forgiveRelease(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  const connectOnce = (onClient?: OnClient) => {
    if (onClient === undefined) return connect();
    return connect((error, client, release?: Release) =>
      onClient(error, client, release && once(release)),
    );
  };
  return Object.assign(pool, { connect: connectOnce });
}

function once(release: Release): Release {
  let released = false;
  return (error) => {
    if (released) return;
    released = true;
    release(error);
  };
}

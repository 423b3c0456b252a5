import { join } from 'node:path';

/** The folder that holds one server's data, its superuser's password and its log. */
export interface Home {
  dir: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
}

export const homeIn = (dir: string): Home => ({
  dir,
  cluster: join(dir, 'cluster'),
  passwordFile: join(dir, 'password'),
  logFile: join(dir, 'server.log'),
});

/** Inside a staged home: the data folder it belongs to. */
export const originFile = (home: Home): string => join(home.dir, 'origin');

/** Inside a data folder: its home, where the server's account can reach it. */
export const localHome = (dataDir: string): Home => homeIn(join(dataDir, 'postgres'));

/** Inside a data folder: names the home that is kept elsewhere. */
export const pointerFile = (dataDir: string): string => join(dataDir, 'postgres.location');

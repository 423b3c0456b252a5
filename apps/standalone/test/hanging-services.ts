import { runInstallation } from '../src/run-installation.ts';

/** An installation whose services hang when they are to stop. Argument: the data folder. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the data folder.');

await runInstallation({ dataDir, databaseUrl: undefined, stopDeadlineMs: 6_000 }, async () => ({
  stop: () => new Promise<void>(() => {}),
}));
process.stdout.write('The services are ready.\n');

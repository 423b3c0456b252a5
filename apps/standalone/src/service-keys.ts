import { manageServiceKeys } from './manage-service-keys.ts';
import { runToEnd } from './run-to-end.ts';

/*
 * service-keys [file]: makes the keys by which the services recognise each other, in the file of
 * settings, or on standard output where none is named.
 * service-keys <file> --add|--use|--drop <service>: the steps of changing one: docs/operations.md.
 */
await runToEnd(() =>
  manageServiceKeys(process.argv.slice(2), (text) => process.stdout.write(text)),
);

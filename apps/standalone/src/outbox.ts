import { manageOutbox } from './manage-outbox.ts';
import { print, runToEnd } from './run-to-end.ts';

/* Messages between services that their receiver refuses for good: docs/operations.md. */
await runToEnd(() => manageOutbox(process.argv.slice(2), { environment: process.env, print }));

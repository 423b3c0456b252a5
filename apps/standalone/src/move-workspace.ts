import { runMove } from './move/run-move.ts';
import { print, runToEnd } from './run-to-end.ts';

/* Moves a workspace to another cell, while the services of both work: docs/scaling.md. */
await runToEnd(() => runMove(process.argv.slice(2), { environment: process.env, print }));

import { clock } from './clock.ts';
import { cut } from './cut.ts';
import { fullDisk } from './full-disk.ts';
import { large } from './large.ts';
import { refusingSink } from './refusing-sink.ts';
import type { Scenario } from './scenario.ts';
import { slowSink } from './slow-sink.ts';

export const scenarios: readonly Scenario[] = [cut, fullDisk, clock, refusingSink, slowSink, large];

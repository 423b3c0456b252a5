import type { BenchCase } from './bench.ts';
import { againstAlternatives } from './cases/alternatives.ts';
import { auditExport } from './cases/audit-export.ts';
import { auditHistory } from './cases/audit-history.ts';
import { cells } from './cases/cells.ts';
import { cost } from './cases/cost.ts';
import { generatorCeiling } from './cases/generator-ceiling.ts';
import { growth } from './cases/growth.ts';
import { ingest } from './cases/ingest.ts';
import { internalHop } from './cases/internal-hop.ts';
import { noisyNeighbour } from './cases/bystanders.ts';
import { notify } from './cases/notify.ts';
import { publish } from './cases/publish.ts';
import { readAuditLogs, readMarketplace, readRuns, sessionCheck } from './cases/reads.ts';
import { runEngine } from './cases/run-engine.ts';
import { runLatency } from './cases/run-latency.ts';
import { soak } from './cases/soak.ts';
import { speech } from './cases/speech.ts';
import { spread } from './cases/spread.ts';
import { start } from './cases/start.ts';
import { webhooks } from './cases/webhooks.ts';

/** In the order in which they run: what fills the database comes last. */
export const cases: readonly BenchCase[] = [
  generatorCeiling,
  start,
  internalHop,
  notify,
  publish,
  sessionCheck,
  readRuns,
  readMarketplace,
  readAuditLogs,
  runLatency,
  speech,
  ingest,
  runEngine,
  cost,
  spread,
  cells,
  noisyNeighbour,
  againstAlternatives,
  webhooks,
  auditHistory,
  auditExport,
  growth,
  soak,
];

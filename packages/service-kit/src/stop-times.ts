/**
 * How long the parts of a stop may take at most, in milliseconds. In a process the requests of its port and
 * its own work end side by side; then come the hand-over of its outbox and its last spans. Together they may
 * take longer than the process has, which is for the parts that hang: it is then ended, and others take over
 * what it left, as after a crash. Who started the process waits longer than that, and whoever started them all
 * longer still.
 */
export const stopTimes = {
  /** All services, and the database after them. */
  installation: 25_000,
  /** What `keepRunning` of packages/fleet, and docker-compose.yml, give a process until they end it by force. */
  supervisor: 15_000,
  /** The process ends itself. */
  process: 10_000,
  /** The requests under way at a service's port. */
  port: 6_000,
  /** Those at the edge, which has nothing else to end. */
  edge: 8_000,
  /** The runs of periodic tasks under way, beside the requests. */
  periodicTasks: 2_000,
  /** The jobs under way, beside the requests. */
  jobs: 3_500,
  /** The mounts that commerce holds in memory, and its deployments. */
  mounts: 2_500,
  /** The callbacks under way. */
  callbacks: 2_000,
  /** The hand-over of what was committed. */
  handOver: 3_000,
  /** The spans that were not sent yet. */
  spans: 2_000,
} as const;

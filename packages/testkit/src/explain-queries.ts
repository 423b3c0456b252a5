import postgres, { type Sql } from 'postgres';
import type { TestDatabase } from './create-test-database.ts';
import { waitFor } from './wait-for.ts';

/** A node of a plan as it was executed, in the names of EXPLAIN's JSON. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  /** A loop's, as are the rows below. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
}

/** What a piece of work gave, and the nodes of all plans of its queries, those in functions included. */
export interface Execution<T> {
  result: T;
  nodes: PlanNode[];
}

export interface ExplainedQueries<Database> {
  /** Reads, and transactions that are rolled back. */
  database: Database;
  /** Does the work so often that plans which PostgreSQL keeps for all parameters are among them. */
  execute<T>(work: () => Promise<T>): Promise<Execution<T>[]>;
  stop(): Promise<void>;
}

/** From the sixth execution on, PostgreSQL may keep one plan for all parameters. */
const executions = 7;

/**
 * A database that tells how its queries were executed (PostgreSQL's auto_explain). Its type is the
 * caller's: packages/db tests with this package.
 */
export async function explainQueries<Database>(options: {
  database: TestDatabase;
  /** The superuser's statements, after which the tables are vacuumed and analysed. */
  seed: readonly string[];
  role: string;
  /** The query builder of one connection. */
  openQueries: (client: Sql) => unknown;
}): Promise<ExplainedQueries<Database>> {
  let nodes: PlanNode[] = [];
  const client = postgres(options.database.url, {
    max: 1,
    fetch_types: false,
    onnotice: ({ message = '' }) => nodes.push(...readNodes(message)),
    connection: { application_name: 'explain' },
  });
  for (const statement of options.seed) await client.unsafe(statement);
  await vacuum(client);
  await client.unsafe(`load 'auto_explain'`);
  await client.unsafe(`set auto_explain.log_format = 'json'; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
    set client_min_messages = 'log'; set auto_explain.log_min_duration = 0`);
  await client`select set_config('role', ${options.role}, false)`;
  return {
    database: openDatabase(client, options.openQueries(keepingPrepared(client))) as Database,
    async execute(work) {
      const done = [];
      for (let execution = 0; execution < executions; execution++) {
        nodes = [];
        const result = await work();
        done.push({ result, nodes });
      }
      return done;
    },
    async stop() {
      await client.end();
      await options.database.drop();
    },
  };
}

/**
 * Plans depend on how many pages are visible to all. Vacuum leaves those out whose commits may not be written to disk
 * yet, which PostgreSQL knows for 32 transactions of the server together, and those that somebody still reads as they
 * were.
 */
const vacuum = (client: Sql) =>
  waitFor(
    async () => {
      await client.unsafe('checkpoint');
      await client.unsafe('vacuum analyze');
      const [unmarked] = await client`
        select from pg_class where relkind = 'r' and relallvisible < relpages
          and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;
      return unmarked === undefined;
    },
    { message: 'Pages of a table did not become visible to all' },
  );

/** As services do: a statement that is not kept prepared is planned anew each time. */
const keepingPrepared = (client: Sql): Sql =>
  ({
    options: client.options,
    unsafe: (text: string, parameters: Parameters<Sql['unsafe']>[1] = []) =>
      client.unsafe(text, parameters, { prepare: parameters.length > 0 }),
  }) as unknown as Sql;

function openDatabase(client: Sql, queries: unknown) {
  const setScope = (workspaceId: string) =>
    client`select set_config('app.workspace_id', ${workspaceId}, false)`;
  return {
    async read<T>(workspaceId: string, work: (scope: object) => Promise<T>) {
      await setScope(workspaceId);
      return work({ db: queries, workspaceId });
    },
    async transaction<T>(workspaceId: string, work: (tx: object) => Promise<T>) {
      await setScope(workspaceId);
      await client.unsafe('begin');
      try {
        return await work({ db: queries, workspaceId });
      } finally {
        await client.unsafe('rollback');
      }
    },
  };
}

type Node = PlanNode & { Plans?: Node[] };

/** `duration: 0.1 ms  plan:` and the plan as JSON. */
function readNodes(message: string): PlanNode[] {
  const start = message.indexOf('plan:');
  if (start === -1) return [];
  const { Plan: plan } = JSON.parse(message.slice(start + 'plan:'.length)) as { Plan: Node };
  return flatten(plan);
}

const flatten = (node: Node): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

export interface Scan {
  /** `Index Scan`, `Seq Scan` and so on. */
  kind: string;
  /** Absent for the index's part of a bitmap scan. */
  table?: string;
  index?: string;
  /** Rows read in all, those included that a filter removed. */
  rows: number;
}

export const findScans = (nodes: PlanNode[]): Scan[] =>
  nodes
    .filter((node) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined)
    .filter((node) => node['Node Type'].endsWith('Scan') && node['Actual Loops'] > 0)
    .map((node) => ({
      kind: node['Node Type'],
      ...(node['Relation Name'] === undefined ? {} : { table: node['Relation Name'] }),
      ...(node['Index Name'] === undefined ? {} : { index: node['Index Name'] }),
      rows: rowsRead(node),
    }));

export const findSorts = (nodes: PlanNode[]): { kind: string; rows: number }[] =>
  nodes
    .filter((node) => node['Node Type'].endsWith('Sort') && node['Actual Loops'] > 0)
    .map((node) => ({ kind: node['Node Type'], rows: rowsRead(node) }));

const rowsRead = (node: PlanNode): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));

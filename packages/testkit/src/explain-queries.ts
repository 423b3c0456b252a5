import postgres, { type Sql } from 'postgres';

/** A node of a plan as it was executed, in the names of EXPLAIN's JSON. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
}

export interface ExplainedQueries {
  /** One connection that works as the role, in the workspace. */
  client: Sql;
  /** The nodes of every plan that was executed since the last call, those in functions included. */
  takeNodes(): PlanNode[];
  close(): Promise<void>;
}

export interface ExplainOptions {
  /** The superuser's address. */
  url: string;
  role: string;
  workspaceId: string;
}

/** A connection that tells how its queries were executed (PostgreSQL's auto_explain). */
export async function explainQueries(options: ExplainOptions): Promise<ExplainedQueries> {
  let nodes: PlanNode[] = [];
  const client = postgres(options.url, {
    max: 1,
    fetch_types: false,
    onnotice: ({ message = '' }) => nodes.push(...nodesOf(message)),
    connection: { application_name: 'explain' },
  });
  await client.unsafe(`load 'auto_explain'`);
  await client`select set_config('app.workspace_id', ${options.workspaceId}, false)`;
  await client.unsafe(`set auto_explain.log_format = 'json'; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
    set client_min_messages = 'log'; set auto_explain.log_min_duration = 0`);
  await client`select set_config('role', ${options.role}, false)`;
  nodes = [];
  return {
    client,
    takeNodes() {
      const taken = nodes;
      nodes = [];
      return taken;
    },
    close: () => client.end(),
  };
}

type Node = PlanNode & { Plans?: Node[] };

/** `duration: 0.1 ms  plan:` and the plan as JSON. */
function nodesOf(message: string): PlanNode[] {
  const start = message.indexOf('plan:');
  if (start === -1) return [];
  const { Plan: plan } = JSON.parse(message.slice(start + 'plan:'.length)) as { Plan: Node };
  return flatten(plan);
}

const flatten = (node: Node): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

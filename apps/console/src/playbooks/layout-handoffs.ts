/** What the layout needs of a handoff. */
export interface Handover {
  fromWorkflowCode: string;
  toWorkflowCode: string;
  fromDepartmentCode: string;
  toDepartmentCode: string;
}

export interface PlacedNode {
  code: string;
  x: number;
  y: number;
}

export interface PlacedEdge<H> {
  handoff: H;
  path: string;
  labelX: number;
  labelY: number;
}

export interface Lane {
  department: string;
  y: number;
  height: number;
}

export interface HandoffLayout<H> {
  nodes: PlacedNode[];
  edges: PlacedEdge<H>[];
  lanes: Lane[];
  width: number;
  height: number;
}

export const nodeSize = { width: 76, height: 28 } as const;
const columnWidth = 124;
const rowHeight = 52;
/** The names of the lanes stand left of the first column. */
const laneNameWidth = 100;

/** Workflows in columns by how many handoffs lead to them, in one lane for each department. */
export function layoutHandoffs<H extends Handover>(handoffs: readonly H[]): HandoffLayout<H> {
  const columns = findColumns(handoffs);
  const departments = listDepartments(handoffs, columns);
  const { lanes, height, rowOf } = stack(departments, columns);
  const nodes = [...columns].map(([code, column]) => ({
    code,
    x: laneNameWidth + column * columnWidth,
    y: rowOf(code) * rowHeight + (rowHeight - nodeSize.height) / 2,
  }));
  const places = new Map(nodes.map((node) => [node.code, node]));
  const edges = handoffs.map((handoff) =>
    connect(handoff, places.get(handoff.fromWorkflowCode)!, places.get(handoff.toWorkflowCode)!),
  );
  const last = Math.max(0, ...columns.values());
  return {
    nodes,
    edges,
    lanes,
    height,
    width: laneNameWidth + last * columnWidth + nodeSize.width + 8,
  };
}

/** The longest way to each workflow. What leads back to where it came from counts as no way. */
function findColumns(handoffs: readonly Handover[]): Map<string, number> {
  const columns = new Map<string, number>();
  const findColumn = (code: string, seen: readonly string[]): number => {
    const known = columns.get(code);
    if (known !== undefined) return known;
    const before = handoffs.filter(
      ({ fromWorkflowCode: from, toWorkflowCode: to }) => to === code && !seen.includes(from),
    );
    const ways = before.map((handoff) => findColumn(handoff.fromWorkflowCode, [...seen, code]) + 1);
    const column = Math.max(0, ...ways);
    columns.set(code, column);
    return column;
  };
  for (const { fromWorkflowCode, toWorkflowCode } of handoffs) {
    for (const code of [fromWorkflowCode, toWorkflowCode]) findColumn(code, [code]);
  }
  return columns;
}

/** Each department with its workflows, in the order in which work reaches it. */
function listDepartments(
  handoffs: readonly Handover[],
  columns: ReadonlyMap<string, number>,
): [department: string, codes: string[]][] {
  const departments = new Map<string, Set<string>>();
  const add = (department: string, code: string) =>
    departments.set(department, (departments.get(department) ?? new Set()).add(code));
  for (const handoff of handoffs) {
    add(handoff.fromDepartmentCode, handoff.fromWorkflowCode);
    add(handoff.toDepartmentCode, handoff.toWorkflowCode);
  }
  const firstColumn = (codes: Iterable<string>) =>
    Math.min(...[...codes].map((code) => columns.get(code)!));
  return [...departments]
    .map(([department, codes]): [string, string[]] => [department, [...codes].toSorted()])
    .toSorted(([, a], [, b]) => firstColumn(a) - firstColumn(b));
}

/** The rows of each lane: as many as its fullest column needs. */
function stack(departments: readonly [string, string[]][], columns: ReadonlyMap<string, number>) {
  const rows = new Map<string, number>();
  const lanes: Lane[] = [];
  let next = 0;
  for (const [department, codes] of departments) {
    const used = new Map<number, number>();
    for (const code of codes) {
      const column = columns.get(code)!;
      const row = used.get(column) ?? 0;
      rows.set(code, next + row);
      used.set(column, row + 1);
    }
    const count = Math.max(...used.values());
    lanes.push({ department, y: next * rowHeight, height: count * rowHeight });
    next += count;
  }
  return { lanes, height: next * rowHeight, rowOf: (code: string) => rows.get(code)! };
}

function connect<H>(handoff: H, from: PlacedNode, to: PlacedNode): PlacedEdge<H> {
  const [x1, y1] = [from.x + nodeSize.width, from.y + nodeSize.height / 2];
  const [x2, y2] = [to.x, to.y + nodeSize.height / 2];
  const bend = Math.max(20, (x2 - x1) / 2);
  const path = `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  return { handoff, path, labelX: (x1 + x2) / 2, labelY: (y1 + y2) / 2 };
}

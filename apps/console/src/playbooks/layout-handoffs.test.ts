import { describe, expect, it } from 'vitest';
import { layoutHandoffs, nodeSize } from './layout-handoffs.ts';

const handoff = (from: string, to: string) => ({
  fromWorkflowCode: from,
  toWorkflowCode: to,
  fromDepartmentCode: from.slice(0, 3).toLowerCase(),
  toDepartmentCode: to.slice(0, 3).toLowerCase(),
});

const readPlaces = (layout: ReturnType<typeof layoutHandoffs>) =>
  Object.fromEntries(layout.nodes.map(({ code, x, y }) => [code, { x, y }]));

describe('layoutHandoffs', () => {
  it('puts each workflow right of all that hand over to it', () => {
    const layout = layoutHandoffs([
      handoff('MKT-01', 'SAL-01'),
      handoff('SAL-01', 'SAL-02'),
      handoff('MKT-01', 'SAL-02'),
    ]);
    const { 'MKT-01': a, 'SAL-01': b, 'SAL-02': c } = readPlaces(layout);
    expect(a!.x).toBeLessThan(b!.x);
    expect(b!.x).toBeLessThan(c!.x);
    expect(layout.edges).toHaveLength(3);
    expect(layout.width).toBeGreaterThanOrEqual(c!.x + nodeSize.width);
  });

  it('keeps a department’s workflows in its lane, without two in one place', () => {
    const layout = layoutHandoffs([handoff('FIN-01', 'OPS-04'), handoff('FIN-02', 'OPS-04')]);
    const { 'FIN-01': a, 'FIN-02': b } = readPlaces(layout);
    const lane = layout.lanes.find(({ department }) => department === 'fin')!;
    expect(a!.y).not.toBe(b!.y);
    for (const { y } of [a!, b!]) {
      expect(y).toBeGreaterThanOrEqual(lane.y);
      expect(y + nodeSize.height).toBeLessThanOrEqual(lane.y + lane.height);
    }
  });

  it('ends for handoffs that lead back', () => {
    const layout = layoutHandoffs([handoff('MKT-01', 'SAL-01'), handoff('SAL-01', 'MKT-01')]);
    expect(layout.nodes).toHaveLength(2);
    expect(layoutHandoffs([])).toMatchObject({ nodes: [], edges: [], height: 0 });
  });
});

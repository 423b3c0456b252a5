import { layoutHandoffs, nodeSize, type Lane, type PlacedEdge } from './layout-handoffs.ts';
import type { CountedHandoff } from './handoffs.tsx';
import { words } from './messages.en.ts';

/** Handoffs as arrows between workflows. It scrolls by itself where it is wider than the page. */
export function HandoffGraph({ handoffs }: { handoffs: readonly CountedHandoff[] }) {
  const { nodes, edges, lanes, width, height } = layoutHandoffs(handoffs);
  return (
    <div className="card overflow-x-auto" tabIndex={0} role="region" aria-label={words.graphLabel}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="text-small"
        role="img"
        aria-label={words.graphLabel}
      >
        <defs>
          <marker
            id="handoff-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" className="fill-control" />
          </marker>
        </defs>
        {lanes.map((lane, index) => (
          <LaneOf key={lane.department} lane={lane} width={width} isShaded={index % 2 === 1} />
        ))}
        {edges.map((edge) => (
          <path
            key={edge.handoff.key}
            d={edge.path}
            fill="none"
            strokeWidth="1.5"
            className="stroke-control"
            strokeDasharray={edge.handoff.approvalRequired ? '4 3' : undefined}
            markerEnd="url(#handoff-arrow)"
          />
        ))}
        {nodes.map(({ code, x, y }) => (
          <g key={code}>
            <rect
              x={x}
              y={y}
              width={nodeSize.width}
              height={nodeSize.height}
              rx="6"
              className="fill-surface stroke-control"
            />
            <text
              x={x + nodeSize.width / 2}
              y={y + nodeSize.height / 2 + 4}
              textAnchor="middle"
              className="fill-text font-mono"
            >
              {code}
            </text>
          </g>
        ))}
        {edges.map((edge) => (
          <Count key={edge.handoff.key} edge={edge} />
        ))}
      </svg>
    </div>
  );
}

const LaneOf = ({ lane, width, isShaded }: { lane: Lane; width: number; isShaded: boolean }) => (
  <g>
    <rect
      x="0"
      y={lane.y}
      width={width}
      height={lane.height}
      className={isShaded ? 'fill-raised' : 'fill-surface'}
    />
    <text x="12" y={lane.y + lane.height / 2 + 4} className="fill-muted">
      {words.departments[lane.department] ?? lane.department}
    </text>
  </g>
);

/** How often it happened, on the arrow; nothing for never. */
function Count({ edge: { handoff, labelX, labelY } }: { edge: PlacedEdge<CountedHandoff> }) {
  if (handoff.count === 0) return null;
  const text = String(handoff.count);
  const width = 12 + text.length * 7;
  return (
    <g>
      <rect
        x={labelX - width / 2}
        y={labelY - 9}
        width={width}
        height="18"
        rx="9"
        className="fill-accent"
      />
      <text x={labelX} y={labelY + 4} textAnchor="middle" className="fill-on-accent font-strong">
        {text}
      </text>
    </g>
  );
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Where the list is narrow, as on phones: the card's first line, a labelled line, a line of buttons, or left out. */
  onPhone?: 'title' | 'line' | 'action' | 'hidden';
  className?: string;
}

interface RecordsProps<T> {
  /** What the table lists. */
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  /** How many there are in all, where not all are loaded. */
  totalCount?: number;
}

/** Below this number all rows are rendered, so that the browser's own search finds them. */
const virtualFrom = 100;

/**
 * A table, and a list of cards where it is narrow, as on phones. Of many rows only those near the window are rendered. The roles are
 * written out because a table that is laid out as blocks loses its own.
 */
export function Records<T>({ label, rows, columns, rowKey, totalCount }: RecordsProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isVirtual = rows.length >= virtualFrom;
  const { virtualizer, items, before, after } = useVisibleRows(body, rows.length, isVirtual);
  return (
    <div className="records-box">
      <table
        role="table"
        aria-label={label}
        aria-rowcount={(totalCount ?? rows.length) + 1}
        className="records card w-full"
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map(({ key, header, className }) => (
              <th key={key} role="columnheader" scope="col" className={className}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {before > 0 && <Spacer height={before} />}
          {items.map((index) => {
            const row = rows[index]!;
            return (
              <tr
                key={rowKey(row)}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                ref={isVirtual ? virtualizer.measureElement : undefined}
              >
                {columns.map(({ key, header, cell, onPhone = 'line', className }) => (
                  <td
                    key={key}
                    role="cell"
                    data-label={header}
                    data-phone={onPhone}
                    className={className}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
      </table>
    </div>
  );
}

/** The room of the rows that are not rendered. */
const Spacer = ({ height }: { height: number }) => (
  <tr role="presentation" style={{ height }}>
    <td role="presentation" className="spacer" style={{ height }} />
  </tr>
);

/** Whether the style sheet lays the rows out as cards. */
const isNarrow = (body: HTMLElement | null): boolean =>
  body !== null && getComputedStyle(body).display === 'block';

function useVisibleRows(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  isVirtual: boolean,
) {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setOffset(Math.round(top + scrollY));
  }, [body, count]);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => (isNarrow(body.current) ? 96 : 37),
    overscan: 8,
    scrollMargin: offset,
  });
  const visible = virtualizer.getVirtualItems();
  const [first, last] = [visible[0], visible.at(-1)];
  if (!isVirtual) {
    return { virtualizer, items: [...Array.from({ length: count }).keys()], before: 0, after: 0 };
  }
  return {
    virtualizer,
    items: visible.map(({ index }) => index),
    before: first === undefined ? 0 : first.start - offset,
    after: last === undefined ? 0 : virtualizer.getTotalSize() + offset - last.end,
  };
}

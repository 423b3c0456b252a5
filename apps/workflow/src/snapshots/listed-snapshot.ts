import type { ListedSnapshot, Snapshot, SnapshotConfiguration } from '@workspace-ops/contracts';
import { fitFields } from '@workspace-ops/service-kit';
import type { SnapshotRow } from '../db/schema/index.ts';
import { toSnapshot } from './to-snapshot.ts';

type Row = Omit<SnapshotRow, 'workspaceId' | 'configuration'> & {
  configuration: SnapshotConfiguration | null;
};

/** A stored snapshot as a row of the list, whose configuration may have lost parts. */
export function listedSnapshot({ configuration, ...row }: Row): ListedSnapshot {
  const { fields, truncated } = row.listedConfiguration ?? {
    fields: configuration ?? {},
    truncated: false,
  };
  return listed(toSnapshot({ ...row, configuration: fields as SnapshotConfiguration }), truncated);
}

export const listedTemplate = (template: Snapshot): ListedSnapshot => listed(template, false);

function listed(snapshot: Snapshot, isTruncated: boolean): ListedSnapshot {
  const { value, truncated } = fitFields(snapshot.configuration);
  const row = { ...snapshot, configuration: value };
  return isTruncated || truncated ? { ...row, truncated: true } : row;
}

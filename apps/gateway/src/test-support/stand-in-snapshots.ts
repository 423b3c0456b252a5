import {
  cloneSnapshotInput,
  playbookFoundSchema,
  playbookIdInput,
  playbookListSchema,
  saveSnapshotInput,
  snapshotDeletedSchema,
  snapshotIdInput,
  snapshotListSchema,
  snapshotRestoredSchema,
  snapshotSchema,
  wholeScope,
  type Playbook,
  type Snapshot,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';

const at = '2026-01-02T03:04:05.000Z';

const snapshot: Snapshot = {
  id: 'snap_1',
  name: 'Spring',
  officeName: 'Harbour Office',
  description: '',
  createdAt: at,
  updatedAt: at,
  version: '1.0.0',
  tags: [],
  scope: wholeScope,
  configuration: {
    llmSettings: {
      temperature: 0.4,
      topP: 0.95,
      maxOutputTokens: 8_192,
      tier2Fallback: true,
      tier3Fallback: true,
      zeroRefusalMode: false,
    },
    integrations: { hubspot: { enabled: true, syncIntervalMins: 15 } },
    activeAgents: [],
    activeWorkflows: [],
    prompts: {},
  },
};

const playbook: Playbook = {
  id: 'sale-to-delivery',
  name: 'Sale to Delivery',
  description: '',
  status: 'active',
  ownerDepartmentCode: 'sal',
  primaryOwner: 'Sales lead',
  approvalOwner: 'Delivery lead',
  trigger: 'A deal was won.',
  completionCriteria: 'The work is signed off.',
  stopConditions: [],
  requiredInputs: [],
  expectedOutputs: [],
  evidenceRequirements: [],
  handoffs: [],
};

/** Lets pass the one record there is. */
function found<T extends { id: string }>(what: string, id: string, record: T): T {
  if (id !== record.id) throw notFound(what);
  return record;
}

/** Snapshots of a workflow service that has one, `snap_1`. */
export const createStandInSnapshots = () =>
  router({
    list: workspaceProcedure.output(snapshotListSchema).query(() => ({
      success: true as const,
      snapshots: [snapshot],
      totalCount: 1,
      lastUpdated: at,
      nextCursor: null,
    })),
    get: workspaceProcedure
      .input(snapshotIdInput)
      .output(snapshotSchema)
      .query(({ input }) => found('Snapshot', input.id, snapshot)),
    save: workspaceProcedure
      .input(saveSnapshotInput)
      .output(snapshotSchema)
      .mutation(({ input: { name, officeName } }) => ({ ...snapshot, name, officeName })),
    clone: workspaceProcedure
      .input(snapshotIdInput.extend(cloneSnapshotInput.shape))
      .output(snapshotSchema)
      .mutation(({ input }) => found('Snapshot', input.id, snapshot)),
    restore: workspaceProcedure
      .input(snapshotIdInput)
      .output(snapshotRestoredSchema)
      .mutation(({ input }) => ({
        success: true as const,
        message: 'Restored.',
        appliedConfiguration: found('Snapshot', input.id, snapshot).configuration,
        appliedAt: at,
        previousSnapshotId: 'snap_2',
      })),
    delete: workspaceProcedure
      .input(snapshotIdInput)
      .output(snapshotDeletedSchema)
      .mutation(({ input }) => {
        found('Snapshot', input.id, snapshot);
        return { success: true as const, message: 'Snapshot deleted.' as const };
      }),
  });

/** Playbooks of a workflow service that has one, `sale-to-delivery`. */
export const createStandInPlaybooks = () =>
  router({
    list: workspaceProcedure
      .output(playbookListSchema)
      .query(() => ({ playbooks: [playbook], totalCount: 1 })),
    get: workspaceProcedure
      .input(playbookIdInput)
      .output(playbookFoundSchema)
      .query(({ input }) => ({ playbook: found('Playbook', input.id, playbook) })),
  });

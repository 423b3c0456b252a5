import { findWorkflowDefinition, listAgents } from '@workspace-ops/catalogue';
import { wholeScope, type Snapshot } from '@workspace-ops/contracts';

const writtenAt = '2026-01-05T09:00:00.000Z';

const listRoles = (codes: readonly string[]) => {
  const workflows = codes.map((code) => findWorkflowDefinition(code)!);
  return {
    activeAgents: listAgents(workflows),
    activeWorkflows: workflows.map(({ id, code, name }) => ({ id, code, name })),
  };
};

const template = (
  written: Pick<Snapshot, 'id' | 'name' | 'officeName' | 'description' | 'tags' | 'configuration'>,
): Snapshot => ({
  ...written,
  createdAt: writtenAt,
  updatedAt: writtenAt,
  version: '1.0.0',
  scope: wholeScope,
});

/** The canonical templates: every workspace lists them and none can delete them. */
export const templates: readonly Snapshot[] = [
  template({
    id: 'snap_template_growth_office',
    name: 'Growth Office Template',
    officeName: 'Growth Office',
    description:
      'For an office that wins customers: stories from the field, qualified leads, proposals with approved prices, and proof from customers who stayed. Texts may vary in tone, outreach is limited to forty leads a day.',
    tags: ['canonical', 'template', 'growth'],
    configuration: {
      llmSettings: {
        temperature: 0.7,
        topP: 0.95,
        maxOutputTokens: 4_096,
        tier2Fallback: 'gemini-3.5-flash',
        tier3Fallback: 'gemini-3.5-flash-lite',
        zeroRefusalMode: false,
      },
      integrations: {
        hubspot: { enabled: true, syncIntervalMins: 15 },
        coldmail: { enabled: true, maxDailyLeads: 40 },
        linkedin: { enabled: true, maxDailyPosts: 2 },
        voice: { enabled: true, maxDailyCalls: 25 },
      },
      ...listRoles([
        'MKT-01',
        'MKT-02',
        'MKT-03',
        'MKT-04',
        'SAL-01',
        'SAL-02',
        'SAL-03',
        'SAL-04',
        'AFT-02',
        'AFT-04',
      ]),
      prompts: {
        'sal-03.sequence':
          'Write three short messages for day 0, day 2 and day 6. Answer the reply first, name one customer of the same kind with one figure, and ask for one decision in each.',
      },
    },
  }),
  template({
    id: 'snap_template_field_service_office',
    name: 'Field Service Office Template',
    officeName: 'Field Service Office',
    description:
      'For an office that delivers: work orders, a daily register, milestone reports, sign-off, invoices and the month’s controls. Texts keep to the record, and a model that refuses does not hold up a register.',
    tags: ['canonical', 'template', 'field-service'],
    configuration: {
      llmSettings: {
        temperature: 0.2,
        topP: 0.9,
        maxOutputTokens: 2_048,
        tier2Fallback: 'gemini-3.5-flash',
        tier3Fallback: 'gemini-3.5-flash-lite',
        zeroRefusalMode: true,
      },
      integrations: {
        hubspot: { enabled: true, syncIntervalMins: 60 },
        coldmail: { enabled: false, maxDailyLeads: 0 },
        calendar: { enabled: true, syncIntervalMins: 10 },
        accounting: { enabled: true, syncIntervalMins: 1_440 },
      },
      ...listRoles([
        'OPS-01',
        'OPS-02',
        'OPS-03',
        'OPS-04',
        'FUL-01',
        'FUL-02',
        'FUL-03',
        'FIN-01',
        'FIN-02',
        'FIN-03',
        'FIN-04',
        'AFT-01',
      ]),
      prompts: {},
    },
  }),
];

import { z } from 'zod';
import { idInput } from './text.ts';

export const playbookStatuses = ['draft', 'active', 'review'] as const;

export const handoffSchema = z
  .object({
    sequence: z.number().int(),
    fromWorkflowCode: z.string().describe('As `MKT-01`.'),
    toWorkflowCode: z.string(),
    fromDepartmentCode: z.string(),
    toDepartmentCode: z.string(),
    triggerSignal: z.string(),
    requiredPayload: z
      .array(z.string())
      .describe('Fields that the next run’s context must carry, and artifacts, by their names.'),
    receivingOwner: z.string(),
    approvalRequired: z.boolean().describe('The next run waits until a person accepts it.'),
    fallbackProtocol: z
      .string()
      .describe(
        'What happens while something required is missing. It begins with `Hold` (the next run waits for a person), `Proceed` (it runs without the missing evidence, and waits for a person where a field of the payload is missing) or `Return` (it is not started).',
      ),
    stopCondition: z
      .string()
      .describe(
        'Evaluated on the facts of the run that hands off: where it holds nothing is started.',
      ),
    evidenceRequired: z
      .array(z.string())
      .describe('Artifacts and approvals of the run that hands off, by their names.'),
  })
  .meta({ id: 'Handoff' });

export type Handoff = z.infer<typeof handoffSchema>;

export const playbookSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    status: z.enum(playbookStatuses).describe('Only the handoffs of `active` playbooks run.'),
    ownerDepartmentCode: z.string(),
    primaryOwner: z.string(),
    approvalOwner: z.string(),
    trigger: z.string(),
    completionCriteria: z.string(),
    stopConditions: z.array(z.string()),
    requiredInputs: z.array(z.string()),
    expectedOutputs: z.array(z.string()),
    evidenceRequirements: z.array(z.string()),
    handoffs: z.array(handoffSchema).describe('Ordered by `sequence`.'),
  })
  .meta({ id: 'Playbook' });

export type Playbook = z.infer<typeof playbookSchema>;

export const playbookIdInput = z.object({ id: idInput() });

export const playbookListSchema = z.object({
  playbooks: z.array(playbookSchema).describe('By owning department code, then name.'),
  totalCount: z.number().int(),
});

export const playbookFoundSchema = z.object({ playbook: playbookSchema });

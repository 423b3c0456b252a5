import type {
  ArtifactDefinition,
  DepartmentCode,
  StepDefinition,
  TextDefinition,
  WorkflowDefinition,
} from './types.ts';

const outward = new Set<DepartmentCode>(['sal', 'aft']);
const customers = new Set<DepartmentCode>(['mkt', 'sal', 'ful', 'aft']);

interface OfDepartment {
  departmentCode: DepartmentCode;
}

/** Whether a workflow has somebody called or written to who did not ask for it. */
export const reachesOut = ({ departmentCode }: OfDepartment): boolean =>
  outward.has(departmentCode);

/** Whether a workflow's data is what people outside said. */
export const hearsCustomers = ({ departmentCode }: OfDepartment): boolean =>
  customers.has(departmentCode);

const inside = new Set(['internal', 'hubspot']);

/** Whether people outside the company are meant to read it. */
export const leavesCompany = ({ type, targetPlatform, texts }: ArtifactDefinition): boolean =>
  type === 'post' || type === 'file' || texts !== undefined || !inside.has(targetPlatform);

/** How many letters an artifact consists of: each greets somebody. */
export const countLetters = ({ texts = [] }: Pick<ArtifactDefinition, 'texts'>): number =>
  texts.filter(({ greets }) => greets !== undefined).length;

/** Whether a step does something outside the company; what is only written is a draft until the end. */
export const actsOutside = ({
  kind,
  artifact,
}: Pick<StepDefinition, 'kind' | 'artifact'>): boolean =>
  kind === 'tool' && artifact !== undefined && leavesCompany(artifact);

/**
 * The fields of the input that may stand in an artifact: an allow list for what leaves the company,
 * null for what stays. Without a list of their own, texts may use the fields that they name, and what
 * was planned by an earlier release those of its outline or of its workflow; all may use what says how they are written.
 */
export function findPublicFields(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  artifact: ArtifactDefinition | undefined,
): readonly string[] | null {
  if (artifact === undefined || !leavesCompany(artifact)) return null;
  const covered = artifact.outline?.flatMap(({ covers }) => covers) ?? [];
  const named = [...covered, ...(artifact.texts ?? []).flatMap(fieldsOfText)];
  return (
    artifact.publicFields ?? (named.length > 0 ? [...named, ...fieldsIn(artifact.title)] : inputs)
  ).concat('currency', 'mayCall', 'callToAction', 'findingsClosed');
}

const fieldsOfText = ({ greets = [], paragraphs }: TextDefinition): string[] => [
  ...greets,
  ...paragraphs.flatMap(({ sentences = [], points = [] }) => [
    ...sentences.flatMap(fieldsIn),
    ...points,
  ]),
];

const fieldsIn = (template: string): string[] =>
  [...template.matchAll(/\{([^{}|.]+)/g)].map(([, name]) => name!);

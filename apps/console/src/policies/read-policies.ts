import type { Schemas } from '../api.ts';
import { splitList } from '../ui/split-list.ts';

type PolicyInput = Schemas['ApprovalPolicyInput'];

/** What the fields of an editor with so many policies say. The names of fields are the service's paths. */
export const readPolicies = (values: FormData, count: number): PolicyInput[] =>
  Array.from({ length: count }, (_, index) => readPolicy(values, `policies.${index}`));

function readPolicy(values: FormData, path: string): PolicyInput {
  const read = readFields(values, path);
  const cost = read.number('when.costUsd.gte');
  const personalData = read.text('when.personalData');
  const after = read.text('deadline.after');
  return {
    name: read.text('name') ?? '',
    when: {
      workflow: read.text('when.workflow'),
      department: read.text('when.department'),
      effect: read.text('when.effect') as NonNullable<PolicyInput['when']>['effect'] & string,
      costUsd: cost === null ? null : { gte: cost },
      personalData: personalData === null ? null : personalData === 'true',
      qualityBelow: read.number('when.qualityBelow'),
      artifactTypes: read.chosen('when.artifactTypes'),
      platforms: read.list('when.platforms'),
      startedBy: read.text('when.startedBy') as NonNullable<PolicyInput['when']>['startedBy'] &
        string,
    },
    require: {
      count: read.number('require.count'),
      roles: read.list('require.roles'),
      notInitiator: values.has(`${path}.require.notInitiator`),
    },
    deadline:
      after === null
        ? null
        : {
            after,
            // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
            then: read.text('deadline.then') === 'reject' ? 'reject' : 'escalate',
            to: read.list('deadline.to'),
          },
  };
}

type ArtifactType = Schemas['Artifact']['artifactType'];

/** Readers of a policy's fields; an empty one is null. */
function readFields(values: FormData, path: string) {
  const text = (name: string): string | null => {
    const value = values.get(`${path}.${name}`);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const number = (name: string): number | null => {
    const value = text(name);
    return value === null ? null : Number(value);
  };
  const list = (name: string): string[] | null => {
    const given = splitList(text(name) ?? '', ',');
    return given.length === 0 ? null : given;
  };
  const chosen = (name: string): ArtifactType[] | null => {
    const all = values.getAll(`${path}.${name}`) as ArtifactType[];
    return all.length === 0 ? null : all;
  };
  return { text, number, list, chosen };
}

/** The field that a fault's path belongs to: faults of a list's items stand at the list. */
export const nameField = (path: string): string =>
  path.replace(/\.(artifactTypes|platforms|roles|to)\.\d+$/, '.$1');

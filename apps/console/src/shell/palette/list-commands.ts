import type { Schemas } from '../../api.ts';
import { destinations } from '../destinations.ts';
import { words } from './messages.en.ts';

/** Something that the palette leads to. */
export interface Command {
  label: string;
  /** A path of the console. */
  href: string;
}

type Workflow = Pick<Schemas['Workflow'], 'code' | 'name'>;

/** What begins an id, and where what has it is shown. */
const placesOfIds = {
  run: ['/runs', words.openRun],
  apr: ['/approvals', words.openApproval],
  art: ['/artifacts', words.openArtifact],
} as const;

/** Where a text leads: to what has it as its id, to screens and to the runs of workflows. */
export function listCommands(text: string, workflows: readonly Workflow[]): Command[] {
  const wanted = text.trim();
  const kind = /^(run|apr|art)_\w+$/.exec(wanted)?.[1] as keyof typeof placesOfIds | undefined;
  if (kind !== undefined) {
    const [path, label] = placesOfIds[kind];
    return [{ label: label(wanted), href: `${path}/${wanted}` }];
  }
  const parts = wanted.toLowerCase().split(/\s+/);
  const matches = ({ label }: Command) => parts.every((part) => label.toLowerCase().includes(part));
  const screens = destinations.map(({ to, label }) => ({ label, href: to }));
  const runs = workflows.map(({ code, name }) => ({
    label: words.runsOf(code, name),
    href: `/runs?workflow=${encodeURIComponent(code)}`,
  }));
  return [...screens, ...(wanted === '' ? [] : runs)].filter(matches);
}

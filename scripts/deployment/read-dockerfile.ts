import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';

export interface CopyStep {
  /** Another stage, where the files are not the context's. */
  from?: string;
  sources: string[];
  destination: string;
}

/** A stage of the Dockerfile. */
export interface Stage {
  name: string;
  /** The image or the stage that it builds on. */
  base: string;
  copies: CopyStep[];
  /** The commands of its RUN instructions, without their flags. */
  runs: string[];
  user?: string;
  cmd?: string[];
  healthcheck?: string[];
}

export interface Dockerfile {
  /** The defaults of the arguments. */
  args: Record<string, string>;
  stages: Stage[];
}

const file = join(import.meta.dirname, '../../Dockerfile');

export async function readDockerfile(): Promise<Dockerfile> {
  const parsed = DockerfileParser.parse(await readFile(file, 'utf8'));
  const stages: Stage[] = [];
  for (const instruction of parsed.getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stages.push(openStage(readWords(instruction)));
    else if (stages.length > 0) addTo(stages.at(-1)!, instruction);
  }
  const args = parsed
    .getInstructions()
    .filter((instruction) => instruction.getKeyword() === 'ARG')
    .map((instruction) => readWords(instruction)[0]!.split('='))
    .filter(([, value]) => value !== undefined);
  return { args: Object.fromEntries(args) as Record<string, string>, stages };
}

const readWords = (instruction: Instruction): string[] =>
  instruction.getArguments().map((argument) => argument.getValue());

const openStage = ([base, , name]: string[]): Stage => ({
  base: base!,
  name: name!,
  copies: [],
  runs: [],
});

function addTo(stage: Stage, instruction: Instruction): void {
  const text = instruction.getRawArgumentsContent() ?? '';
  const keyword = instruction.getKeyword();
  if (keyword === 'COPY') stage.copies.push(readCopy(instruction as Copy));
  if (keyword === 'RUN') stage.runs.push(text.replace(/^(--\S+\s+)+/, ''));
  if (keyword === 'USER') stage.user = text;
  if (keyword === 'CMD') stage.cmd = execForm(text);
  if (keyword === 'HEALTHCHECK') stage.healthcheck = execForm(text.slice(text.indexOf('CMD') + 3));
}

function readCopy(copy: Copy): CopyStep {
  const paths = readWords(copy).filter((word) => !word.startsWith('--'));
  const from = copy.getFromFlag()?.getValue();
  return {
    ...(from ? { from } : {}),
    sources: paths.slice(0, -1),
    destination: paths.at(-1)!,
  };
}

/** The exec form alone hands signals and the exit code through; it is JSON. */
const execForm = (text: string): string[] => JSON.parse(text) as string[];

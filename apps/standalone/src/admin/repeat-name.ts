import type { CommandContext, GivenArguments } from './command.ts';

/** The name as the operator repeated it: in `--name`, or when asked for it. */
export async function repeatName(
  { ask }: Pick<CommandContext, 'ask'>,
  { options }: Pick<GivenArguments, 'options'>,
  { act, name }: { act: string; name: string },
): Promise<string> {
  const given = options['name'];
  if (typeof given === 'string') return given;
  return ask(`To ${act}, repeat its name, ${JSON.stringify(name)}: `);
}

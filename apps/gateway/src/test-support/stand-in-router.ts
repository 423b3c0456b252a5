import {
  router,
  serviceProcedure,
  type Access,
  type Client,
  type RequestContext,
} from '@workspace-ops/rpc';
import type { z } from 'zod';
import { makeExample } from './make-example.ts';

type Router = ReturnType<typeof router>;

/** What a procedure was asked, and an answer that its output schema accepts. */
export interface Asked<I> {
  ctx: RequestContext;
  input: I;
  example: unknown;
}

/** As a method, so that an answer may declare its input as what the contract makes of it. */
interface Answering<I> {
  answer(asked: Asked<I>): unknown;
}

type Answer<I> = Answering<I>['answer'];

/** Answers of a service's procedures, by their names; each is held to its output schema. */
export type Answers<C> = {
  [K in keyof C]?: C[K] extends { query: (input: infer I, ...options: never[]) => unknown }
    ? Answer<I>
    : C[K] extends { mutate: (input: infer I, ...options: never[]) => unknown }
      ? Answer<I>
      : Answers<C[K]>;
};

/** What tRPC keeps of a procedure, as far as it is used here. */
interface Definition {
  type: 'query' | 'mutation';
  /** The checks of caller, input and output, and at the end the procedure's own work. */
  middlewares: readonly unknown[];
  output?: z.ZodType;
  meta?: Access;
}

interface Procedure {
  (): unknown;
  _def: Definition;
}

interface Node {
  [name: string]: Node | Procedure;
}

interface AnswerNode {
  [name: string]: AnswerNode | Answer<unknown>;
}

/**
 * A router with the procedures of a real one, which checks the caller, the input and the output as that
 * does, and answers with an example of the output schema where no answer is given. `before` runs ahead
 * of every answer.
 */
export const createStandInRouter = <R extends Router>(
  real: R,
  answers: Answers<Client<R>> = {},
  before: () => void = () => undefined,
): R => {
  const procedures = real._def.record as unknown as Node;
  return router(replaceWork(procedures, answers as AnswerNode, before)) as unknown as R;
};

type Built = Parameters<typeof router>[0];

const replaceWork = (node: Node, answers: AnswerNode, before: () => void): Built =>
  Object.fromEntries(
    Object.entries(node).map(([name, member]) => {
      const answer = answers[name];
      return isProcedure(member)
        ? [name, buildProcedure(member._def, answer as Answer<unknown> | undefined, before)]
        : [name, replaceWork(member, (answer ?? {}) as AnswerNode, before)];
    }),
  ) as Built;

const isProcedure = (member: Node | Procedure): member is Procedure => typeof member === 'function';

function buildProcedure(
  { type, middlewares, output, meta }: Definition,
  answer: Answer<unknown> = ({ example }) => example,
  before: () => void,
) {
  const checked = middlewares
    .slice(0, -1)
    .reduce<typeof serviceProcedure>(
      (procedure, check) => procedure.use(check as never) as typeof procedure,
      meta === undefined ? serviceProcedure : serviceProcedure.meta(meta),
    );
  const work = ({ ctx, input }: { ctx: RequestContext; input: unknown }) => {
    before();
    return answer({ ctx, input, example: output === undefined ? undefined : makeExample(output) });
  };
  return type === 'query' ? checked.query(work) : checked.mutation(work);
}

/**
 * Writes packages/sdk/src/generated from the OpenAPI document that the gateway serves (`--write`), or
 * fails when a file there is stale. The generator needs TypeScript 5, which this package has for it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOpenApiDocument } from '@workspace-ops/gateway/openapi';
import { routes } from '@workspace-ops/gateway/routes';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const folder = join(import.meta.dirname, '../packages/sdk/src/generated');
const note = '// Written by `pnpm check --fix` from the OpenAPI document.\n';

interface Operation {
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

/**
 * What a caller of the client sees of an operation: successful answers alone, as every error has one
 * shape and is thrown, and neither headers nor examples, which would be nine tenths of the file.
 */
function keepAnswers(operation: Operation): Operation {
  const answers = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
  const responses = answers.map(([status, { description, content = {} }]) => {
    const types = Object.entries(content).map(([type, { schema }]) => [type, { schema }]);
    const shown = types.length === 0 ? {} : { content: Object.fromEntries(types) };
    return [status, { description, ...shown }];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

const document = createOpenApiDocument(routes);
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const { responses: _shared, ...components } = document['components'] as Record<string, object>;
const reduced = {
  ...document,
  components,
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, keepAnswers(operation)]),
      ),
    ]),
  ),
};

/** A request may leave out what has a default; answers name what is always there by `required`. */
const options = { defaultNonNullable: false };
const ast = await openapiTS(reduced as unknown as OpenAPI3, options);

const keyed = routes.flatMap((route) =>
  route.idempotent === true
    ? [route.path, ...(route.aliases ?? [])].map(
        (path) => `${route.method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      )
    : [],
);

const files = {
  'schema.ts': note + astToString(ast),
  'keyed-operations.ts': `${note}
/** The operations that honour \`Idempotency-Key\`. */
export const keyedOperations: ReadonlySet<string> = new Set(${JSON.stringify(keyed, null, 2)});
`,
};

for (const [name, text] of Object.entries(files)) {
  const file = join(folder, name);
  if (process.argv.includes('--write')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8')) !== text) {
    console.error(`packages/sdk/src/generated/${name} is stale: run \`pnpm check --fix\`.`);
    process.exitCode = 1;
  }
}

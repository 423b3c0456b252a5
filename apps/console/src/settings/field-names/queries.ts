import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, OpsError, type Schemas } from '../../api.ts';
import { words } from '../messages.en.ts';

type FieldNames = Schemas['FieldNames']['fieldNames'];

export const fieldNamesQuery = queryOptions({
  queryKey: ['field-names'],
  queryFn: async ({ signal }) => (await api.get('/api/field-names', { signal })).fieldNames,
});

/**
 * Changes what the names mean by what they mean now: all are stored together, and an approval may have added some.
 * @throws {Error} what the service finds wrong, by the name that it finds it in.
 */
export async function changeFieldNames(
  client: QueryClient,
  change: (names: FieldNames) => FieldNames,
): Promise<void> {
  const names = await client.fetchQuery({ ...fieldNamesQuery, staleTime: 0 });
  try {
    const body = { fieldNames: change(names) };
    const { fieldNames } = await api.put('/api/field-names', { body });
    client.setQueryData(fieldNamesQuery.queryKey, fieldNames);
  } catch (error) {
    throw explainIssue(error);
  }
}

/** The path of an issue is that of the name, which no field of the form is called by. */
function explainIssue(error: unknown): unknown {
  const issue = error instanceof OpsError ? error.issues[0] : undefined;
  if (issue === undefined) return error;
  const name = issue.path.replace(/^fieldNames\.?/, '');
  return new Error(name === '' ? issue.message : `“${name}” ${issue.message}.`, { cause: error });
}

/**
 * How a run of the workflow would read data, by the workspace's names of fields.
 * @throws {Error} for what is no JSON, and for what the service finds wrong in it.
 */
export async function testData(
  workflowId: string,
  text: string,
): Promise<Schemas['TestedFieldNames']> {
  const initialContext = readJson(text);
  try {
    return await api.post('/api/field-names/test', { body: { workflowId, initialContext } });
  } catch (error) {
    // The path of an issue is one within the data, which is a single field of the form.
    throw error instanceof OpsError && error.issues.length > 0
      ? new Error(error.message, { cause: error })
      : error;
  }
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(words.noJson, { cause });
  }
}

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, OpsError, type Schemas } from '../../api.ts';

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

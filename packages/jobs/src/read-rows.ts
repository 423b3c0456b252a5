/** postgres.js gives the rows themselves, other drivers a result that holds them. */
export async function readRows<T>(query: PromiseLike<unknown>): Promise<T[]> {
  const result = await query;
  return (Array.isArray(result) ? result : (result as { rows: unknown }).rows) as T[];
}

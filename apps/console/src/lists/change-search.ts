/** The changes of a search; undefined removes a parameter. */
export type Changes<Search> = { [Name in keyof Search]?: Search[Name] | undefined };

/** The search with the changes, without the removed parameters. */
export const changeSearch = <Search extends object>(
  search: Search,
  changes: Changes<Search>,
): Search =>
  Object.fromEntries(
    Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined),
  ) as Search;

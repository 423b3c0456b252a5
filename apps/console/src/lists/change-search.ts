/** What of a search changes; undefined takes a parameter away. */
export type Changes<Search> = { [Name in keyof Search]?: Search[Name] | undefined };

/** The search with the changes, without what they take away. */
export const changeSearch = <Search extends object>(
  search: Search,
  changes: Changes<Search>,
): Search =>
  Object.fromEntries(
    Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined),
  ) as Search;

/** What `main.ts` found and made for this run. @throws {Error} where the tests are not run by it. */
function read(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run these tests with main.ts`);
  return value;
}

const port = Number(read('BROWSER_TESTS_PORT'));

export const browserSettings = {
  browser: read('BROWSER_TESTS_BROWSER'),
  folder: read('BROWSER_TESTS_FOLDER'),
  port,
  url: `http://localhost:${port}`,
};

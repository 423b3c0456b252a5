import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * V8 compiles an expression with modifiers wrongly (docs/upstream/v8.md). A source with `(?-i:...)` is for
 * `ignoringCase`, and none reaches V8 as it is: neither as a literal nor by a constructor.
 */
const modifiers = /(?<!\\)\(\?[ims]*-?[ims]+-?:/;

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

function listLiterals(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest));
  return found;
}

/** The sources of the expressions that are constructed while modules are loaded, in a process that has none of them. */
async function listConstructed(modules: readonly string[]): Promise<string[]> {
  const program = `
    const sources = [];
    const note = (expression) => (sources.push(expression.source), expression);
    globalThis.RegExp = new Proxy(RegExp, {
      construct: (target, args) => note(new target(...args)),
      apply: (target, self, args) => note(target(...args)),
    });
    for (const one of ${JSON.stringify(modules)}) await import(one);
    process.stdout.write(JSON.stringify(sources));`;
  const options = ['--input-type=module', '--eval', program];
  const { stdout } = await run(process.execPath, options, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as string[];
}

it('finds modifiers', async () => {
  const literals = listLiterals(
    String.raw`const one = /a(?-i:b)/iu; const other = [/\(?-i:/, '/(?i:a)/'];`,
  );
  expect(literals.filter((one) => modifiers.test(one))).toEqual(['/a(?-i:b)/iu']);
  const made = await listConstructed([
    `data:text/javascript,new RegExp('(?i:a)'); RegExp('(?s-i:b)'); new RegExp('(?:c)(?=d)')`,
  ]);
  expect(made.filter((one) => modifiers.test(one))).toEqual(['(?i:a)', '(?s-i:b)']);
});

it('has no literal with modifiers', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // Parsed only where one may be.
    return modifiers.test(text) && listLiterals(text).some((one) => modifiers.test(one));
  });
  expect(wrong).toEqual([]);
});

it('constructs none with modifiers where texts are composed and judged', async () => {
  const packages = ['composing', 'scoring'].map((name) =>
    join(root, 'packages', name, 'src/index.ts'),
  );
  const made = await listConstructed(packages.map((file) => pathToFileURL(file).href));
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((one) => modifiers.test(one))).toEqual([]);
});

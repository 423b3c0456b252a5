import { join } from 'node:path';
import ts from 'typescript';
import type { KubernetesObject } from './render-chart.ts';

/** The groups of operators, which have types of their own. */
const operators = new Set(['postgresql.cnpg.io', 'barmancloud.cnpg.io']);

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** It is in this folder so that the types are found, and nowhere on the disk. */
const objectsFile = join(import.meta.dirname, 'objects.ts');

const disk = ts.createCompilerHost(options);
/** Kubernetes' and the language's own types are read once. */
const sources = new Map<string, ts.SourceFile | undefined>();

/**
 * What is not as Kubernetes' published API has it: unknown fields, missing ones, and those of another type. The
 * compiler finds them in the types that are made of that API; no package has its schemas for a validator.
 */
export function findFaults(objects: readonly KubernetesObject[]): string[] {
  const checked = objects.filter(({ apiVersion }) => !operators.has(apiVersion.split('/')[0]!));
  const text = checked.map(declare).join('\n');
  const program = ts.createProgram([objectsFile], options, createHost(text));
  return ts.getPreEmitDiagnostics(program).map((fault) => describe(fault, checked));
}

const createHost = (text: string): ts.CompilerHost => ({
  ...disk,
  getSourceFile(file, target) {
    if (file === objectsFile) return ts.createSourceFile(file, text, target);
    if (!sources.has(file)) sources.set(file, disk.getSourceFile(file, target));
    return sources.get(file);
  },
});

/** One line each, by which a fault is the object's. */
const declare = (object: KubernetesObject, index: number): string =>
  `export const object${index}: import('kubernetes-types/${findModule(object)}').${object.kind} = ${JSON.stringify(object)};`;

function findModule({ apiVersion }: KubernetesObject): string {
  const [group, version] = apiVersion.split('/');
  return version === undefined ? `core/${group}` : `${group!.split('.')[0]}/${version}`;
}

function describe(
  { file, start, messageText }: ts.Diagnostic,
  objects: readonly KubernetesObject[],
): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (file === undefined || start === undefined) return text;
  const { kind, metadata } = objects[file.getLineAndCharacterOfPosition(start).line]!;
  return `${kind} ${metadata.name}: ${text}`;
}

import { execFile, type ExecFileException } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Container } from 'kubernetes-types/core/v1.d.ts';
import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import { parse, parseAllDocuments, stringify } from 'yaml';

export type ChartName = 'cell' | 'edge';

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta;
  spec?: Record<string, unknown>;
  data?: Record<string, string>;
}

interface Chart {
  /** Fails with helm's output where helm finds a fault. */
  lint(values: object): Promise<void>;
  render(release: string, values: object): Promise<KubernetesObject[]>;
  remove(): Promise<void>;
}

const charts = join(import.meta.dirname, '../../deploy/helm');

/** A copy of a chart of ours, to which helm can be put. */
export async function openChart(helm: string, name: ChartName): Promise<Chart> {
  const folder = await mkdtemp(join(tmpdir(), 'chart-'));
  await cp(join(charts, name), folder, { recursive: true });
  await makeDependencies(folder);
  return {
    lint: async (values) => void (await run(helm, ['lint', '--strict', folder], values)),
    async render(release, values) {
      // The oldest Kubernetes that the charts accept, whose types the objects are compared with.
      const options = ['--namespace', `cell-${release}`, '--kube-version', '1.30.0'];
      return readObjects(await run(helm, ['template', release, folder, ...options], values));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Empty charts in the place of those of others, whose registries a test does not ask. */
async function makeDependencies(folder: string): Promise<void> {
  const { dependencies = [] } = parse(await readFile(join(folder, 'Chart.yaml'), 'utf8')) as {
    dependencies?: { name: string; version: string }[];
  };
  for (const { name, version } of dependencies) {
    const chart = { apiVersion: 'v2', name, version: version.replace('~', '') };
    await mkdir(join(folder, 'charts', name), { recursive: true });
    await writeFile(join(folder, 'charts', name, 'Chart.yaml'), stringify(chart));
  }
}

/** Read as Kubernetes reads YAML, to which `no` is a boolean. */
export const readObjects = (text: string): KubernetesObject[] =>
  parseAllDocuments(text, { version: '1.1' })
    .map((document) => {
      if (document.errors.length > 0) throw new AggregateError(document.errors, text);
      return document.toJS() as KubernetesObject | null;
    })
    .filter((object) => object !== null);

function run(helm: string, options: readonly string[], values: object): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const done = (error: ExecFileException | null, output: string, faults: string): void =>
    error === null ? resolve(output) : reject(new Error(output + faults, { cause: error }));
  execFile(helm, [...options, '--values', '-'], done).stdin!.end(stringify(values));
  return promise;
}

/** Of the pods that an object makes. */
export function listContainers({ spec }: KubernetesObject): Container[] {
  const pod = spec?.['template'] as { spec: { containers: Container[] } } | undefined;
  return pod?.spec.containers ?? [];
}

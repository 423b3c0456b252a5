export * from './keep-running.ts';
export * from './migrate-fleet.ts';
export * from './plan-fleet.ts';
export { compileCache, projectFolder, runProgram, serviceProgram } from './project-folder.ts';
export { runtimeEnvironment } from './service-environments.ts';
export * from './start-fleet.ts';

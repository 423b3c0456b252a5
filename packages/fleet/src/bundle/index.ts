export { importProgram, prepareBundle } from './import-program.ts';

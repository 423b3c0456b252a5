/**
 * Stands for the workspace of records that have none: they are global. No workspace id can hold
 * an `@`, and a value instead of null lets every key and index lead with the workspace.
 */
export const globalScope = '@global';

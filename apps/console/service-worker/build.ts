/** What a service worker knows of the build that it belongs to. */
export interface Build {
  /** Of the page, whose scripts' names have hashes of all that they load: builds differ in it. */
  integrity: string;
  /** The paths of all files with a hash in their names. */
  assets: readonly string[];
}

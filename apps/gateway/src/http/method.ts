/** The methods that a path can have, as express names them. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Whether the method changes something. */
export const changesState = (method: string): boolean =>
  !['get', 'head', 'options'].includes(method.toLowerCase());

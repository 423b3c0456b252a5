/** Where the REST interface listens without PORT. In a module of its own: read before all others. */
export const defaultPort = '8080';

/** The code of a mail in a link's fragment, which browsers send to no server; else nothing. */
export const readCode = (hash: string): string => /^#([\w-]{20,200})$/.exec(hash)?.[1] ?? '';

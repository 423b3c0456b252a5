const plainName = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/**
 * The source as the audit log may show it. The field is free text, so anything but a plain
 * identifier could be a person's name, address or number.
 */
export const nameSource = (source: string): string =>
  plainName.test(source) ? source : 'a source of another name';

const plain = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;

/**
 * A sender's id as the audit log may show it. Ids are free text, so anything but a plain
 * identifier could be a person's name, address or number.
 */
export const plainIdentifier = (text: string): string =>
  plain.test(text) ? text : '(not a plain identifier)';

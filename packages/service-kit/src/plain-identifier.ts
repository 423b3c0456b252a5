const plain = /^[A-Za-z][A-Za-z0-9_.-]{0,199}$/;

/**
 * A caller's text as the audit log may show it. Sources and ids are free text, so anything but a
 * plain identifier could be a person's name, address or number. It begins with a letter, which no
 * phone number does.
 */
export const plainIdentifier = (text: string): string =>
  plain.test(text) ? text : '(not a plain identifier)';

const plain = /^(?:[a-z][a-z0-9_.-]{0,199}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * A caller's text as the audit log may show it. Sources and ids are free text, so anything but a
 * plain identifier could be a person's name, address or number. It begins with a letter, which no
 * phone number does, or has the form of a UUID.
 */
export const plainIdentifier = (text: string): string =>
  plain.test(text) ? text : '(not a plain identifier)';

/** The part of an email before its `@`. */
export const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'));

/** The given name, or the part of the email before `@` when it is absent or blank. */
export const givenOrLocalName = (name: string | undefined, email: string): string =>
  name?.trim() || localPart(email);

/** A display name out of an email: `jane.doe@example.com` is `Jane Doe`. */
export function deriveName(email: string): string {
  const words = localPart(email)
    .split('.')
    .filter((word) => word !== '');
  return words.map(capitalise).join(' ') || localPart(email);
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

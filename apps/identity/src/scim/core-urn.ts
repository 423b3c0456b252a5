const coreUrn = /^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/;

/** An attribute's name, in lower case, without the URN of the schema that it is of. */
export const withoutUrn = (name: string): string => name.replace(coreUrn, '');

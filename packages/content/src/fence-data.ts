/**
 * A text by others in a prompt, between tags that it can neither close nor open again, however it
 * writes them.
 */
export const fenceData = (name: string, data: string): string =>
  `<${name}>\n${data.replaceAll(new RegExp(`<(?=[\\s/]*${name})`, 'gi'), String.raw`\u003c`)}\n</${name}>`;

/** Whether a field's label, or what is missing, is spoken of as several: `the notes say`, `the status says`. */
export const isPlural = (label: string): boolean => /[^su]s$/.test(label);

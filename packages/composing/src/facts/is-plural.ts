/** Whether a field's label is spoken of as several: `the notes say`, `the status says`. */
export const isPlural = (label: string): boolean => /[^su]s$/.test(label);

/** Whom somebody tells of by what they are to them: `her brother-in-law who runs a gym`. */
const ofSomebody = /^(?:her|his|their|my|an?|the|some(?:one|body)) (?=\p{Ll})/u;

/** Whether who is recommended is told of, and not named: nobody can write to them. */
export const isUnnamed = (value: string): boolean => ofSomebody.test(value);

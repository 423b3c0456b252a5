/** A role within a sentence: `crew planner`, but `CRM steward`. */
export const spokenRole = (role: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;

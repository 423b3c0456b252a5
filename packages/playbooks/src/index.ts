export { canonicalPlaybooks, rulesOf } from './canonical-playbooks.ts';
export type { FactRule, HandoffRules } from './handoff-rules.ts';
export { findPlaybook } from './find-playbook.ts';
export { listPlaybooks } from './list-playbooks.ts';
export { orderPlaybooks } from './order-playbooks.ts';

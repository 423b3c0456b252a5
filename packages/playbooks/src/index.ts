export { canonicalPlaybooks } from './canonical-playbooks.ts';
export { findPlaybook } from './find-playbook.ts';
export { listPlaybooks } from './list-playbooks.ts';
export { orderPlaybooks } from './order-playbooks.ts';

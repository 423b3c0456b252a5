export type { FactRule, HandoffRules } from './define-playbook.ts';
export {
  canonicalPlaybooks,
  findPlaybook,
  listPlaybooks,
  orderPlaybooks,
  findRules,
} from './playbooks.ts';

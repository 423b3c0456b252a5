import type { FactSheet } from '../facts/read-facts.ts';
import { severe } from './hazards.ts';

/** Whether somebody has said how grave it is, and that it is not. */
export const isCalm = ({ find }: FactSheet): boolean => {
  const said = find('severity')?.value;
  return said !== undefined && /[\p{L}\d]/u.test(said) && !severe.test(said);
};

import type { Entry } from '../journal/journal.ts';
import type { Finding } from '../verify/finding.ts';
import type { Expectation, Scenario } from './scenario.ts';

/** What one scenario showed. */
export interface ScenarioOutcome {
  scenario: Pick<Scenario, 'name' | 'title' | 'unjudged'>;
  entries: readonly Entry[];
  /** How often each kind of answer came, by status or by what happened to the connection. */
  answers: ReadonlyMap<string, number>;
  expectations: readonly Expectation[];
  findings: readonly Finding[];
}

/** A scenario that cannot be done here, and why. */
export interface SkippedScenario {
  scenario: Pick<Scenario, 'name' | 'title'>;
  obstacle: string;
}

import {
  assessmentDepths,
  assessmentDomains,
  type AssessmentDepth,
  type AssessmentDomain,
  type AssessmentQuestionContent,
} from '@workspace-ops/contracts';

/** The three questions of a domain that every installation brings along, one of each depth; signals by commas. */
type BaselineQuestions = Record<
  AssessmentDepth,
  Record<'text' | 'skill' | 'evaluation' | 'signals', string>
>;

const byDomain: Readonly<Record<AssessmentDomain, BaselineQuestions>> = {
  Operations: {
    exploratory: {
      text: 'Walk me through the last customer request you finished, from the first contact to the invoice. Who touched it, and where did it wait?',
      skill: 'Process discovery',
      evaluation:
        'A real, recent case rather than the way it should work. Listen for hand-offs without an owner, for the same data entered twice, and for waiting that the speaker has stopped noticing. If nobody can say how long a stage takes, that is the finding.',
      signals:
        'handoff, hand-off, bottleneck, backlog, waiting for, re-type, copy and paste, spreadsheet, by hand',
    },
    diagnostic: {
      text: 'Which piece of work gets done over most often, and what does one such redo cost you in hours and in money?',
      skill: 'Rework and cost of quality',
      evaluation:
        'A figure, or at least its order of magnitude, and a distinction between where the error is made and where it is found. "It just happens" means that it is not measured. Ask who absorbs the cost: the margin, the team’s evenings, or the customer.',
      signals:
        'rework, redo, errors, mistakes, complaint, complaints, refund, credit note, done twice',
    },
    executive: {
      text: 'If orders doubled next quarter and you could not hire, what would break first, and what would you stop doing?',
      skill: 'Capacity and scalability',
      evaluation:
        'One named constraint, not "everything". Strong answers say what they would give up and what would be automated; weak ones count on overtime or on one person. Note whether the constraint is people, a system, cash or the leader’s own time.',
      signals:
        'capacity, overtime, overloaded, burnout, understaffed, key person, cannot scale, turning away work',
    },
  },
  Sales: {
    exploratory: {
      text: 'Tell me about the last deal you won and the last one you lost. What did each buyer say decided it?',
      skill: 'Win and loss insight',
      evaluation:
        'The buyer’s own words, not the seller’s theory. "Price" as the only reason for a loss usually means that nobody asked. Listen for whether losses to no decision are counted at all, and whether wins come from a repeatable reason or from a relationship.',
      signals:
        'lost the deal, no decision, went quiet, ghosted, too expensive, discount, competitor, undercut, referrals',
    },
    diagnostic: {
      text: 'Of the opportunities that are open today, how many have a next step with a date that the buyer has agreed to?',
      skill: 'Pipeline discipline',
      evaluation:
        'A number that can be looked up during the call. A healthy pipeline has such a step for most of its value; hope shows as close dates at the end of the month and as deals that are older than twice the usual cycle. Ask when one was last struck off.',
      signals:
        'pipeline, follow up, follow-up, no next step, stalled, forecast, crm, close date, slipped',
    },
    executive: {
      text: 'How much of next year’s revenue can you already name by customer, and on whose personal effort does the rest depend?',
      skill: 'Predictability of revenue',
      evaluation:
        'The share that is contracted or recurring, the share of the largest customer, and whether the founder is still the best seller. More than a third of the target on one person or one account is a risk to state plainly in the findings.',
      signals:
        'recurring revenue, retainer, largest customer, founder-led, rainmaker, missed target, quota, one big account',
    },
  },
  Marketing: {
    exploratory: {
      text: 'Where did your five best customers first hear of you, and how do you know?',
      skill: 'Sources of demand',
      evaluation:
        'Evidence for each of the five, and honesty about those without. Listen for a channel that pays and is starved of money, and for effort that goes where no good customer has ever come from. After "word of mouth", ask whose mouth it was.',
      signals:
        'word of mouth, referral, referrals, attribution, no tracking, not sure where, trade show, inbound, dried up',
    },
    diagnostic: {
      text: 'Take last quarter’s largest marketing spend. What did one qualified lead cost, and what became of those leads?',
      skill: 'Lead economics',
      evaluation:
        'Whether marketing and sales mean the same by "qualified", whether the cost includes people’s time, and how long a lead waits for its first reply. Leads that nobody called are the cheapest growth there is.',
      signals:
        'cost per lead, ad spend, agency, qualified, unqualified, conversion, response time, leads go cold, wasted spend',
    },
    executive: {
      text: 'When a good prospect asks why they should choose you rather than carry on as they are, what does your team answer, and would everyone give the same answer?',
      skill: 'Positioning',
      evaluation:
        'One sentence in the customer’s language, with an outcome and proof. Adjectives that any competitor could claim are a gap. Ask two people separately; the distance between their answers is the measure.',
      signals:
        'positioning, differentiation, commodity, look the same, messaging, inconsistent, case study, case studies, hard to explain',
    },
  },
  Finance: {
    exploratory: {
      text: 'On which day do you know how last month went, and what was the last thing you decided because of it?',
      skill: 'Reporting that leads to decisions',
      evaluation:
        'A date, and a decision that can be named. Figures after the middle of the month, or figures nobody acts on, mean that the company is steered by its bank balance. Listen for who prepares them, from how many sources, and how often they are corrected.',
      signals:
        'month end, month-end, close the books, bookkeeper, bank balance, late numbers, late reports, reconcile, gut feeling',
    },
    diagnostic: {
      text: 'Which customers or services still make money once the time they really take is counted, and which do you keep in spite of the answer?',
      skill: 'Margin by customer and service',
      evaluation:
        'Margins by customer rather than one average, with the owner’s and the senior people’s time in them. A reason to keep a loss-maker can be sound; not knowing which ones they are cannot. Ask when prices were last raised and who left.',
      signals:
        'margin, margins, unprofitable, underpriced, scope creep, write-off, time tracking, price increase, losing money',
    },
    executive: {
      text: 'How many weeks of cash can you see ahead, and what would you do first if your largest customer paid sixty days late?',
      skill: 'Liquidity and resilience',
      evaluation:
        'A forecast in weeks that someone updates, and a first move that needs no bank’s consent. Relying on an overdraft, on the tax account or on the owner’s savings should be written down as it was said. Note the days that invoices stay unpaid.',
      signals:
        'cash flow, runway, overdraft, late payment, late payments, receivables, overdue, payroll, line of credit',
    },
  },
  Technology: {
    exploratory: {
      text: 'Which systems does one of your people open on a normal day, and what do they type into more than one of them?',
      skill: 'Systems in daily use',
      evaluation:
        'A list from someone who does the work, spreadsheets, chat groups and paper included. Every double entry is a candidate for integration; every private list is a sign that the official system does not fit. Count the logins.',
      signals:
        'double entry, spreadsheets, excel, whatsapp, on paper, too many tools, logins, workaround, integration',
    },
    diagnostic: {
      text: 'When two of your systems disagree about a customer, which one is right, who finds out, and how long does that take?',
      skill: 'Data quality and ownership',
      evaluation:
        'A named system of record and a named owner. "Whoever notices" means the customer does. Listen for reports that are distrusted and rebuilt by hand, and for what was decided on wrong figures in the last year.',
      signals:
        'duplicate, duplicates, out of sync, data quality, single source of truth, outdated, wrong numbers, do not trust, clean up',
    },
    executive: {
      text: 'Which technology decision of the last three years would you undo, and what stops you from doing it?',
      skill: 'Technology decisions and lock-in',
      evaluation:
        'Whether cost, contract, data or fear keeps it in place, and who may decide such things. No regret at all suggests that nobody reviews. Follow up on what happens when the vendor, the freelancer or the one administrator is gone for a month.',
      signals:
        'legacy, vendor lock-in, migration, outage, downtime, security incident, no backup, locked in, only one who knows',
    },
  },
  Leadership: {
    exploratory: {
      text: 'What did you decide last week that someone else in the company could have decided?',
      skill: 'Delegation',
      evaluation:
        'Concrete decisions and an honest reason: trust, missing information, habit. Leaders who find none have not looked. Listen for people who wait for an answer, and for authority that exists on paper and is taken back in practice.',
      signals:
        'delegate, micromanage, my approval, sign off, waiting for me, my inbox, firefighting, overwhelmed, hard to let go',
    },
    diagnostic: {
      text: 'Take the most important goal of this quarter. Who owns it, which number says that it is on track, and when was that number last discussed?',
      skill: 'Accountability',
      evaluation:
        'One name, one number, one date. Shared ownership is no ownership. Ask the named person the same question later; a different goal or a different number is worth more than anything in the slides.',
      signals:
        'accountability, nobody owns, priorities, unclear goals, okr, kpi, too many meetings, no follow-through, misaligned',
    },
    executive: {
      text: 'If you were away for three months without a telephone, what would have moved by your return, and what would have stood still?',
      skill: 'Dependence on the owner',
      evaluation:
        'What stands still shows where the company is still one person: selling, pricing, key accounts, hiring. A leader who names a deputy and the limits of that deputy’s authority has begun; one who laughs has not. Ask what it does to the value of the company.',
      signals:
        'succession, second in command, deputy, exit plan, no holiday, vacation, depends on me, staff turnover, next generation',
    },
  },
};

/** The system questions in the order of a first reading: by domain, from the surface to the core. */
export const baselineQuestions: readonly (AssessmentQuestionContent & {
  domain: AssessmentDomain;
})[] = assessmentDomains.flatMap((domain) =>
  assessmentDepths.map((depth) => {
    const question = byDomain[domain][depth];
    return { domain, depth, ...question, signals: question.signals.split(', ') };
  }),
);

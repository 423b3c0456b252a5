import {
  changeMemberCall,
  delegateInput,
  delegationSchema,
  doneSchema,
  memberFactsSchema,
  memberFilter,
  memberListSchema,
  memberParams,
  oneMemberSchema,
} from '@workspace-ops/contracts';
import { credentialProcedure, memberProcedure, router, serviceProcedure } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { changeMember } from './change-member.ts';
import { delegate, endDelegation } from './delegate.ts';
import { listMembers } from './list-members.ts';
import { readMemberFacts } from './read-member-facts.ts';
import { removeMember } from './remove-member.ts';

export const createMembersRouter = (identity: Identity) =>
  router({
    facts: serviceProcedure
      .output(memberFactsSchema)
      .query(({ ctx }) => readMemberFacts(identity, ctx)),
    list: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(memberFilter)
      .output(memberListSchema)
      .query(({ ctx, input }) => listMembers(identity, ctx, input)),
    change: memberProcedure
      .meta({ role: 'admin' })
      .input(changeMemberCall)
      .output(oneMemberSchema)
      .mutation(async ({ ctx, input }) => ({
        member: await changeMember(identity, ctx, input),
      })),
    remove: memberProcedure
      .meta({ role: 'admin' })
      .input(memberParams)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await removeMember(identity, ctx, input);
        return done;
      }),
    leave: memberProcedure
      .meta({ role: 'anyone' })
      .output(doneSchema)
      .mutation(async ({ ctx }) => {
        await removeMember(identity, ctx, { userId: ctx.caller.userId });
        return done;
      }),
    delegate: memberProcedure
      .meta({ role: 'anyone' })
      .input(delegateInput)
      .output(delegationSchema)
      .mutation(({ ctx, input }) => delegate(identity, ctx, input)),
    endDelegation: memberProcedure
      .meta({ role: 'anyone' })
      .output(doneSchema)
      .mutation(async ({ ctx }) => {
        await endDelegation(identity, ctx);
        return done;
      }),
  });

const done = { success: true as const };

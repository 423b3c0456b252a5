import { normalName } from './field-names.ts';

const technical =
  /^(?:(?:call|run|step|artifact|workspace|record|entry|lead|event|agent|assistant|conversation|session|recording)id|artifacttitle|voiceagent|(?:call)?duration(?:s|secs?|seconds|ms)|recordingurl)$/;
/** What a program makes of a call: people write `Lukewarm`, or a whole sentence. */
const graded =
  /^(?:(?:very |slightly )?(?:positive|negative|neutral|mixed|unknown)|[-+]?\d(?:\.\d+)?)$/i;
/** What is read from other facts, for a text: under the path of what says it. */
const derived = /^(?:inwriting|onsite|messageday|passedonby|closure|dayoffer|asasked|maycall)$/;

/** Whether a field is for programs: `callId`, or a value such as `call_8842`. */
export const isTechnical = ({ path, value }: { path: readonly string[]; value: string }): boolean =>
  technical.test(normalName(path.at(-1)!)) ||
  (normalName(path.at(-1)!) === 'sentiment' && graded.test(value)) ||
  (path.length > 1 && derived.test(normalName(path.at(-1)!))) ||
  /^[a-z]{2,12}_[\w-]{4,}$/.test(value);

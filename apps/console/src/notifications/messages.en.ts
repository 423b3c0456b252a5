/** What stands on lock screens: what is to be decided, and nothing of its content. */
export const words = {
  waits: 'It waits for your approval.',
  escalated: 'Its deadline has passed: it waits for your approval.',
  several: (count: number) =>
    count === 1 ? '1 run waits for approval' : `${count} runs wait for approval`,
} as const;

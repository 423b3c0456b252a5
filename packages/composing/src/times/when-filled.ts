const shape =
  /^(?:(?:when|once|until|till?) )?(?:(?:the )?(?:post|role|job|position|vacancy)(?: is)? |it is |it['’]s )?filled$/iu;

/** Whether applications end on no day: `when filled`. */
export const isWhenFilled = (value: string): boolean =>
  shape.test(value.trim().replace(/[.\s]+$/, ''));

/** How a post tells that. */
export const untilFilled = 'until the post is filled';

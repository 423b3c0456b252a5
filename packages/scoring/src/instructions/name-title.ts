import { findPlaceholders } from '@workspace-ops/content';
import { limits } from '@workspace-ops/contracts';
import { isQuoted, leveled, ranks, unquoted, type Demand } from './demand.ts';

const work =
  '(?:it|this|that|the (?:post|text|article|document|letter|piece|note|brief|file|report))';
const shapes: readonly RegExp[] = [
  new RegExp(
    `^(?:call|title|name|entitle|headline|retitle|rename) ${work}(?: to| as|:)? (.{1,300})$`,
    'i',
  ),
  /^(?:change|set|make|rename|rewrite|update|replace) the (?:title|headline|heading|name)(?: to| as| with| be| read|:) (.{1,300})$/i,
  /^(?:the )?(?:title|headline|heading)(?: (?:should|must|has to)(?: be| read)| is| reads|:| to)+ (.{1,300})$/i,
  /^(?:use|have|put|with|under) (?:the |a )?(?:title|headline|heading)[: ]+(.{1,300})$/i,
  /^use (".{1,300}") (?:as|for) (?:the |a )?(?:title|headline|heading)$/i,
  /^give (?:it|this|the \w+) the (?:title|headline|heading|name)[: ]+(.{1,300})$/i,
  /^(?:it )?(?:should |must )?be (?:called|titled|named) (.{1,300})$/i,
  /^(?:called|titled|entitled) (.{1,300})$/i,
];

/** `something catchier`, `be shorter`: what a title should be like; `iPhone repairs` is one. */
const isDescription = /^\p{Ll}(?!\p{Lu})/u;

const heading = /^( {0,3}# )[^\n]*/m;

/** `call it "One form"`: the artifact's title, and the first heading of its text. */
export function nameTitle(clause: string): Demand | null {
  const match = shapes.map((shape) => shape.exec(clause)).find((found) => found !== null);
  const written = match?.[1] ?? '';
  const title = unquoted(written).replace(/[.]$/, '');
  if (!isQuoted(written) && isDescription.test(title)) return null;
  if (!/[\p{L}\p{N}]/u.test(title) || title.length > limits.name) return null;
  if (findPlaceholders(title).length > 0) return null;
  return {
    rank: ranks.words,
    ofTitle: true,
    follow: ({ content }) => ({
      title,
      content: content.replace(heading, (_, mark: string) => mark + title),
    }),
    isMet: (draft) => {
      const shown = heading.exec(draft.content)?.[0].replace(/^ {0,3}# /, '');
      return draft.title === title && (shown === undefined || leveled(shown) === leveled(title));
    },
  };
}

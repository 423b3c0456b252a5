/** Element names that text may carry as markup, so that `<strong>` is no placeholder. */
export const htmlTags: ReadonlySet<string> = new Set(
  (
    'a abbr article aside audio b bdi bdo blockquote body br button canvas caption cite code col ' +
    'colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form ' +
    'g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd legend li main map ' +
    'mark menu meta meter nav noscript ol optgroup option output p param path picture pre progress ' +
    'q rect rp rt ruby s samp script section select slot small source span strong style sub sup svg ' +
    'table tbody td template textarea tfoot th thead tr track u ul var video wbr'
  ).split(' '),
);

/** Elements that are also what a template asks for; markup only where they are closed. */
export const ambiguousTags: ReadonlySet<string> = new Set(
  'address area data label link object summary time title'.split(' '),
);

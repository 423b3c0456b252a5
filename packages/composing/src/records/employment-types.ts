import type { JsonValue } from '@workspace-ops/contracts';

const short: Readonly<Record<string, string>> = { ft: 'full time', pt: 'part time' };

/** `FullTime`, `SALARIED_FT` */
export const sayEmploymentType = (value: JsonValue): JsonValue =>
  typeof value === 'string' && /^(?:[A-Z]+(?:_[A-Z]+)*|(?:[A-Z][a-z]+){2,4})$/.test(value)
    ? value
        .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
        .toLowerCase()
        .split('_')
        .map((word) => short[word] ?? word)
        .join(' ')
    : value;

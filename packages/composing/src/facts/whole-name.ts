import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from './field-names.ts';
import { onceFor } from './once-for.ts';

const parts = /^(?<of>lead|contact|prospect|customer)(?<part>first|last|sur)name$/;

/** The data with the name of a person whole: `lead_first_name` and `lead_last_name`, as mailing tools hand them on, are the lead. */
export const withWholeName = onceFor((context: JsonObject): JsonObject => {
  const found = Object.entries(context).flatMap(([key, value]) => {
    const { of, part } = parts.exec(plainName(key))?.groups ?? {};
    return of === undefined || typeof value !== 'string' || value.trim() === ''
      ? []
      : [{ key, of, isFirst: part === 'first', value: value.trim() }];
  });
  const first = found.find(({ isFirst }) => isFirst);
  const name = first?.of === 'lead' || first?.of === 'prospect' ? 'lead' : 'contact';
  const taken = new Set(Object.keys(context).map(plainName));
  if (first === undefined || taken.has(name)) return context;
  const last = found.find(({ of, isFirst }) => of === first.of && !isFirst);
  const whole = [first.value, last?.value ?? ''].join(' ').trim();
  return Object.fromEntries(
    Object.entries(context).flatMap(([key, value]) => {
      if (key === first.key) return [[name, whole]];
      return key === last?.key ? [] : [[key, value]];
    }),
  );
});

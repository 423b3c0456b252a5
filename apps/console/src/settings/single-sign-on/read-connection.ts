import type { InputOf } from '../../api.ts';
import { readText } from '../../ui/form.tsx';
import { splitList } from '../../ui/split-list.ts';

type Connection = InputOf<'put', '/api/sso'>['body'];
type MappedRole = NonNullable<Connection['roleMapping']>[string];

/** A connection from its form; what was left empty is left out. */
export function readConnection(values: FormData): Connection {
  const clientSecret = readText(values, 'clientSecret');
  const roleClaim = readText(values, 'roleClaim').trim();
  return {
    issuer: readText(values, 'issuer').trim(),
    clientId: readText(values, 'clientId').trim(),
    ...(clientSecret !== '' && { clientSecret }),
    domains: splitList(readText(values, 'domains'), '\n'),
    ...(roleClaim !== '' && { roleClaim }),
    roleMapping: readMapping(values),
    defaultRole: readText(values, 'defaultRole') as Connection['defaultRole'],
    ssoOnly: values.has('ssoOnly'),
  };
}

/** The role of each value; a row without a value is left out. */
function readMapping(values: FormData): Record<string, MappedRole> {
  const roles = values.getAll('mappingRole') as MappedRole[];
  const named = values.getAll('mappingValue') as string[];
  const rows = named.map((value, index) => [value.trim(), roles[index]!] as const);
  return Object.fromEntries(rows.filter(([value]) => value !== ''));
}

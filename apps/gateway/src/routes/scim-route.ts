import {
  scimErrorSchema,
  scimMediaType,
  scimSchemas,
  type ScimListQuery,
} from '@workspace-ops/contracts';
import type { AppError } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { rawRoute, type RawRoute, type Route } from './route.ts';

export const scimArea = 'Directory provisioning';
export const scimBase = '/scim/v2';

const kinds: Partial<Record<AppError['code'], string>> = { invalid_input: 'invalidValue' };

/** RFC 7644, 3.12. */
const errorBody = {
  schema: scimErrorSchema,
  mediaType: scimMediaType,
  render({ status, code, message, extra }: AppError) {
    const scimType = extra?.['scimType'] ?? kinds[code];
    return {
      schemas: [scimSchemas.error],
      status: String(status),
      ...(typeof scimType === 'string' && { scimType }),
      detail: message,
    };
  },
};

export type Located = { id: string; meta: object };

/** A resource with its address, in the media type of SCIM. */
export const answer = (status: number, body: object, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'Content-Type': `${scimMediaType}; charset=utf-8`, ...headers },
  body: JSON.stringify(body),
});

export const locate = <R extends Located>(resource: R, collection: string): R => ({
  ...resource,
  meta: { ...resource.meta, location: `${collection}/${resource.id}` },
});

export const answerCreated = (resource: Located, collection: string) => {
  const located = locate(resource, collection);
  return answer(201, located, { Location: `${collection}/${resource.id}` });
};

export const answerList = (list: { Resources: Located[] }, collection: string) =>
  answer(200, { ...list, Resources: list.Resources.map((one) => locate(one, collection)) });

export const noContent = { status: 204, headers: {}, body: '' };

export const readList = ({ excludedAttributes, ...page }: ScimListQuery) => ({
  ...page,
  withMembers: showsMembers({ excludedAttributes }),
});

export const showsMembers = ({
  excludedAttributes,
}: Pick<ScimListQuery, 'excludedAttributes'>): boolean =>
  !(excludedAttributes ?? '')
    .toLowerCase()
    .split(',')
    .some((name) => name.trim() === 'members');

type Nothing = z.ZodUndefined;

/** A row of the directory's: with its token, its media type and its errors. */
export const scimRoute = <
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  row: Omit<RawRoute<P, Q, B>, 'kind' | 'area' | 'auth' | 'role' | 'errorBody' | 'output'> & {
    answers: string;
    /** Of the answer; absent where it is empty. */
    schema?: z.ZodType;
  },
): Route => {
  const { answers, schema, ...given } = row;
  const mediaTypes = given.status === 204 ? [] : [scimMediaType];
  const output = { mediaTypes, description: answers, ...(schema && { schema }) };
  return rawRoute<P, Q, B>({
    ...given,
    area: scimArea,
    auth: 'directory',
    role: 'anyone',
    errorBody,
    output,
  });
};

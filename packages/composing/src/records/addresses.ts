import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar } from './fields.ts';

const streets =
  /^(?:(?:billing|shipping|address)?(?:street|streetline|address|line|addressline)\d?)$/;
const towns = /^(?:(?:billing|shipping|address)?(?:city|town|suburb))$/;
const regions =
  /^(?:(?:billing|shipping|address)?(?:state|province|county|region|countrysubdivisioncode))$/;
const codes = /^(?:(?:billing|shipping|address)?(?:zip|zipcode|postcode|postalcode))$/;

const within = /^(?:flat|apartment|apt|suite|unit)(?:no|number)?$/;

const addressParts = [streets, towns, regions, codes];

/** `location: {street_1, city, state}`, and no more of it than where it is. */
export const isAddress = (value: JsonObject): boolean => {
  const names = Object.keys(value).map(plainName);
  const parts = names.filter((own) => addressParts.some((part) => part.test(own)));
  const isPart = (own: string): boolean =>
    parts.includes(own) || within.test(own) || besideAddress.test(own);
  return parts.length > 1 && names.every(isPart);
};
const besideAddress =
  /^(?:id|ref|uprn|name|country(?:code)?|lat(?:itude)?|lo?ng(?:itude)?|remote|hybrid|fulllocation|timezone)$/;

/** `508 Fern Hollow Ct, Franklin, TN 37064`, `Flat 2/1, 9 Mill Road, G42 9QW` */
export function readAddress(value: JsonObject): string {
  const [flat, street, town, region, code] = [within, ...addressParts].map((names) => {
    const found = findField(value, names);
    return isScalar(found) && !isEmpty(found) ? String(found) : '';
  });
  return [flat, street, town, [region, code].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ');
}

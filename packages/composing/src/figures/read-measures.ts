const units =
  '%|per ?cent|°C|°F|C|F|degrees|mm|cm|km|m|µm|kg|g|tonnes?|t|kN|Nm|N|kPa|Pa|mbar|bar|psi|kW|W|kVA|mA|A|kV|V|MΩ|kΩ|Ω|ohms?|lux|lx|dB(?:A|\\(A\\))?|litres?|ml|l/s|l/min|l|m/s|m3/h|ppm|ppb|mg/l|mg/m3|[uµμ]g/l|mcg/l|mg/kg|cfu/100 ?ml|cfu/ml|cfu/l|cfu|ntu|gpg|gpm|cfm|ft|lbs?|rpm|Hz|seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|days?|weeks?|mph';
/** A figure with its unit, in groups. */
export const figure = `(?<![\\p{L}\\d.,–-])(?<sign>[-−])?(?<whole>\\d{1,3}(?:,\\d{3})+|\\d{1,7})(?<part>\\.\\d{1,4})?(?! ?(?:to|[-–—]) ?\\d|[.,]?\\d)(?: ?(?<unit>${units})(?![\\p{L}\\d]))?(?:(?<= ?(?:h|hrs?|hours?)) ?(?<minutes>\\d{1,2})(?: ?min\\p{L}*)?(?![\\d.,]\\d))?`;
export const figures = new RegExp(figure, 'giu');

/** A figure of a text; a time is in minutes. */
export interface Figure {
  at: number;
  value: number;
  unit: string;
}

const hours = /^h(?:ou)?r?s?$/i;
const minutesIn = /^min(?:ute)?s?$/i;

export function toFigure(match: RegExpExecArray | RegExpMatchArray): Figure {
  const { sign, whole = '', part = '', unit = '', minutes = '0' } = match.groups!;
  const value = Number(whole.replaceAll(',', '') + part) * (sign === undefined ? 1 : -1);
  const at = match.index! + match[0].lastIndexOf(whole + part);
  if (hours.test(unit)) return { at, value: value * 60 + Number(minutes), unit: 'min' };
  return { at, value, unit: minutesIn.test(unit) ? 'min' : unit };
}

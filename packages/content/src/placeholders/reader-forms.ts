import { type Surroundings } from './pattern.ts';

const asksReader =
  /(?<!\p{L})(?:complete|finish|fill (?:in|out|up)|continue|write|put|enter|füllen|ergänzen|ergänze|schreib(?:en|e|t)?|setzen|complétez|complète|remplissez|écris|écrivez|completa|completad?|rellena|escribe|compila|scrivi|vul)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:sentences?|lyrics?|saying|blanks?|gaps?|forms?|lines?|sheet|slip|card|phrase|quote|below|satz|sätze|lücken?|formular|phrases?|formulaire|trous?|frases?|huecos?|formulario|modulo|spaz[io]|zin(?:nen)?|formulier)(?!\p{L})|(?<!\p{L})(?:(?:tell us|write it|your answers?|vote) (?:in|below|under)|in the comments|vul aan|maak af|goes in the (?:blank|gap)|which brand)(?!\p{L})/iu;
const isExercise =
  /(?<!\p{L})(?:quiz|worksheets?|cloze|crossword|word game|mad libs?|lückentext|arbeitsblatt|fiche d['’]exercices?|ficha de trabajo|scheda didattica|werkblad|your answers?|answer key|swap papers|learners|test yourself)(?!\p{L})|(?:^|[,;])(?:questions?|riddles?)[,;]/imu;

/** What is said of a sheet that its reader fills, signs and gives back. */
const givenBack =
  /(?<!\p{L})(?:return|hand(?:ed)? (?:it |this )?(?:in|back|to)|lämnas|consegnare|inleveren|entitles|send (?:it |this )?back|give (?:it |this )?back|post (?:it|this)|slip|forms?|tick|please (?:print|use|write|sign|complete)|block capitals|sign(?:ed|ature)|coupon|voucher|registration|enrol(?:l?ment)?|declaration|consent|survey|questionnaire|modulo|compil\p{L}{1,6}|firma|stampatello|formular\p{L}{0,3}|antrag|anmeldung|rücksend\p{L}{0,6}|rückgabe|talon|abschnitt|unterschrift|einwilligung|bulletin|formulaire|signature|coupon-réponse|formulario|firmado|solicitud|inscripci[oó]n|formulier|handtekening|underskrift|podpis|formularz)(?!\p{L})/iu;

/** A label and the line behind it. */
const labelledBlank =
  /(?:^[ \t>*•☐-]{0,6}\p{L}[^\n_.:]{0,50}:?|(?<=[_.] {1,4})\p{L}[^\n_.:]{0,40}:)[ \t]{0,20}(?:_{4,}|\.{8,})/gmu;
const around = 900;

/** Whether the text around a place is a form: its reader fills in what is blank. */
export function isForm(masked: string, place: number): boolean {
  const near = masked.slice(Math.max(0, place - around), place + around);
  if (!/____|\.\.\.\.\.\.\.\./.test(near)) return false;
  return (near.match(labelledBlank) ?? []).length > 1 && givenBack.test(near);
}

/** Blanks that the reader is asked to fill, in a form or a game. */
export function isForReader(match: RegExpExecArray, { masked }: Surroundings): boolean {
  if (!/^(?:_+|\.+)$/.test(match[0])) return false;
  const near = masked.slice(Math.max(0, match.index - 600), match.index + 600);
  if (asksReader.test(near) || isExercise.test(near)) return true;
  const line = masked.lastIndexOf('\n', match.index) + 1;
  const before = masked.slice(Math.max(line, match.index - 80), match.index);
  return (
    /(?:^[ \t>*•☐-]{0,6}|[_.] {1,4})\p{L}[^\n_.:]{0,50}:?[ \t]{0,20}$/u.test(before) &&
    isForm(masked, match.index)
  );
}

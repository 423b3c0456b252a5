import { describe, expect, it } from 'vitest';
import { findPlaceholders } from '../find-placeholders.ts';
import { fillPlaceholders } from '../replace-placeholders.ts';

describe('what a model says around a text', () => {
  it.each([
    "As an AI language model, I can't visit the venue, but the hall seats 240.",
    "I hope you enjoy it. As an AI, I don't have a view on wine, but the Riesling is dry.",
    'As a large language model, I cannot sign this letter. Kind regards',
    'Als KI-Sprachmodell habe ich keinen Zugriff auf Ihre Akte.',
    'En tant que modèle de langage, je ne peux pas vérifier.',
    "En tant qu'IA, je ne peux pas vérifier.",
    'Como modelo de lenguaje, no puedo comprobar los horarios.',
    "Sure! Here's a LinkedIn post for your bakery: We baked 1,200 loaves.",
    'Certainly. Below is a revised version of the email.\n\nDear Dr Weiss, we can host.',
    'Here is the revised letter:\n\nDear Dr Weiss, we can host.',
    'Dear Alison, here is a warm, professional version you can adapt: We were so sorry to hear of your loss.',
    'Gerne! Hier ist ein Entwurf für Ihren Newsletter:\n\nLiebe Gäste, wir öffnen.',
    'Bien sûr ! Voici une proposition de post :\n\nNos pommes sont mûres.',
    '¡Claro! Aquí tienes una versión más formal del correo:\n\nEstimada Ana',
    "Let me know if you'd like me to adjust the tone or make it shorter!",
    'Would you like me to create another version with hashtags?',
    'Feel free to customize this template as needed.',
    'Please replace the bracketed information with your own.',
    'The hall seats 240 :contentReference[oaicite:0]{index=0} and has a lift.',
    'The hall seats 240【4†source】 and has a lift.',
    'Book here: https://mill.example.ie/?utm_source=chatgpt.com',
    'Oczywiście! Oto propozycja posta:\n\nNasze jabłka są dojrzałe.',
  ])('is found: %s', (text) => expect(findPlaceholders(text)).not.toEqual([]));

  it.each([
    'As an AI consultancy, we help bakeries.',
    'As an AI student at Delft, Mira wrote the planner.',
    'As a language model we use Llama on our own server.',
    'Als Sprachmodell nutzen wir Llama auf eigenem Server.',
    'Como modelo de lenguaje usamos Llama.',
    'Sure, here is the draft of the lease that you asked for. Clause 4 now names the parking space.',
    'Here is the draft of the lease that you asked for. Clause 4 now names the parking space.',
    'Here is a letter from 1912 that turned up in our attic. Read it in the shop.',
    "Here's the thing about heat pumps: they work in winter too.",
    'Dear Ada, here is a copy of the report you asked for. The pump was at fault.',
    'Here is the list for Friday:\n- milk',
    'Here are three texts on bread that we love. Read them here.',
    'Hier ist die Rechnung für Mai. Danke für den Auftrag.',
    'Voici la photo de la semaine : nos pommes.',
    'Let me know if you would like the blue one instead, we have two left.',
    "Let me know if you'd like me to come at nine.",
    'Let me know if you want a different time.',
    'Would you like me to call you on Monday?',
    'Feel free to adapt the recipe to your taste.',
    'You can change the address in the portal.',
    'I hope this helps with your tax return.',
    'Great, here is a copy of the contract.\n\nKind regards, Tom',
    'Here is a summary of the meeting on Monday.\n\nPresent: Koch, Patel.',
    'I can also send a different version of the plan drawing.',
  ])('is not found in what a person writes: %s', (text) =>
    expect(findPlaceholders(text)).toEqual([]),
  );

  it('leaves no words of its own where it is taken out', () =>
    expect(fillPlaceholders('The hall seats 240【4†source】 and has a lift.').text).toBe(
      'The hall seats 240 and has a lift.',
    ));
});

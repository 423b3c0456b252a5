import { z } from 'zod';
import { clientFacts } from './accounts.ts';
import { absent, idInput, limits, optionalName, storableText, textUpTo } from './text.ts';
import { timestamp } from './time.ts';

/** What an account's owner can add to the password. */
export const factorKinds = ['totp', 'passkey'] as const;

/** What a sign-in can be finished with, where the account has a second factor. */
export const secondFactors = ['totp', 'passkey', 'recovery_code'] as const;

export type SecondFactor = (typeof secondFactors)[number];

export const factorSchema = z
  .object({
    id: z.string(),
    kind: z.enum(factorKinds).describe('`totp`: the codes of an authenticator application.'),
    name: z.string(),
    createdAt: timestamp(),
    lastUsedAt: timestamp().nullable(),
  })
  .meta({ id: 'Factor' });

export type Factor = z.infer<typeof factorSchema>;

export const factorListSchema = z.object({
  factors: z.array(factorSchema),
  recoveryCodesLeft: z.int(),
});

const recoveryCodes = () =>
  z.array(z.string()).describe('Each signs in once. They are shown in this answer only.');

/** What adding a factor answers. */
export const factorAddedSchema = z.object({
  factor: factorSchema,
  recoveryCodes: recoveryCodes()
    .optional()
    .describe('With the first factor of the account. They are shown in this answer only.'),
});

export type FactorAdded = z.infer<typeof factorAddedSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: recoveryCodes() });

export const startTotpInput = z.object({
  name: optionalName().describe('Default: `Authenticator`.'),
});

export const totpStartedSchema = z.object({
  id: z.string(),
  secret: z.string().describe('In base32, to be typed into an authenticator application.'),
  uri: z.string().describe('The same as an `otpauth` URI, for a QR code.'),
});

const totpCode = () =>
  storableText(20)
    .transform((value) => value.replaceAll(' ', ''))
    .refine((value) => /^\d{6}$/.test(value), { error: 'must be six digits' })
    .meta({ pattern: '^\\d{3} ?\\d{3}$' });

export const confirmTotpInput = z.object({ id: idInput(), code: totpCode() });

export const factorParams = z.object({ id: idInput() });

const base64url = (max: number) =>
  textUpTo(max)
    .refine((value) => /^[A-Za-z0-9_-]+$/.test(value), { error: 'must be base64url' })
    .meta({ pattern: '^[A-Za-z0-9_-]+$' });

const challenge = () => base64url(200);
const credentialId = () => base64url(2_048);
const longData = () => base64url(32_768);

const credential = {
  id: credentialId(),
  rawId: credentialId(),
  type: z.literal('public-key'),
};

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What `navigator.credentials.create()` gives, as JSON (WebAuthn level 3). */
const attestation = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: longData(),
      attestationObject: longData(),
      // Browsers may name kinds that we do not know yet; they only make the next prompt nicer.
      transports: z
        .array(z.string().max(40))
        .max(20)
        .nullish()
        .transform((given) => transports.filter((known) => given?.includes(known))),
    }),
  })
  .meta({ description: 'The `PublicKeyCredential` of `navigator.credentials.create()`, as JSON.' });

export type PasskeyAttestation = z.output<typeof attestation>;

/** What `navigator.credentials.get()` gives, as JSON. */
const assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: longData(),
      authenticatorData: longData(),
      signature: longData(),
      userHandle: absent(base64url(200)),
    }),
  })
  .meta({ description: 'The `PublicKeyCredential` of `navigator.credentials.get()`, as JSON.' });

export type PasskeyAssertion = z.output<typeof assertion>;

/** Options for a browser's passkey functions; `challenge` is sent back with what they give. */
export const passkeyOptionsSchema = z.object({
  options: z
    .looseObject({ challenge: z.string() })
    .describe(
      'For `PublicKeyCredential.parseCreationOptionsFromJSON` or `…RequestOptionsFromJSON`.',
    ),
});

export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

export const addPasskeyInput = z.object({
  challenge: challenge().describe('`options.challenge`.'),
  passkey: attestation,
  name: optionalName().describe('Default: `Passkey`.'),
});

const proofs = {
  totp: absent(totpCode()).describe('The code of an authenticator application.'),
  recoveryCode: absent(storableText(100)).describe('One of the recovery codes.'),
  passkey: absent(assertion),
};

const countGiven = (values: readonly unknown[]): number =>
  values.filter((value) => value !== undefined).length;

export const logInWithFactorInput = z
  .object({ challenge: challenge().describe('Of the answer of the login.'), ...proofs })
  .refine((input) => countGiven([input.totp, input.recoveryCode, input.passkey]) === 1, {
    error: 'must be given, or recoveryCode or passkey: one of the three',
    path: ['totp'],
  });

/** What a sign-in still waits for, whose first step was made at a provider. */
export const secondStepSchema = z.object({
  challenge: z.string().describe('Goes with the factor to `/api/auth/login/factor`.'),
  factors: z.array(z.enum(secondFactors)).describe('Any of them finishes the sign-in.'),
  passkeyOptions: passkeyOptionsSchema.shape.options.optional(),
});

export type SecondStep = z.infer<typeof secondStepSchema>;

/** Internal: with the challenge that the browser keeps. */
export const findSecondStepCall = z.object({ challenge: absent(storableText(limits.name)) });

/** Internal: as the edge sends it. */
export const logInWithFactorCall = z.intersection(
  logInWithFactorInput,
  z.object({ client: clientFacts }),
);

export const signInWithPasskeyInput = z.object({
  challenge: challenge().describe('`options.challenge`.'),
  passkey: assertion,
});

export const signInWithPasskeyCall = signInWithPasskeyInput.extend({ client: clientFacts });

/** What shows again that the bearer of a session is its person. */
export const confirmSessionInput = z
  .object({
    password: absent(textUpTo(limits.password)),
    ...proofs,
    challenge: absent(challenge()).describe('With `passkey`: `options.challenge`.'),
  })
  .refine(
    (input) => countGiven([input.password, input.totp, input.recoveryCode, input.passkey]) === 1,
    {
      error: 'must be given, or totp, recoveryCode or passkey: one of the four',
      path: ['password'],
    },
  )
  .refine((input) => (input.passkey === undefined) === (input.challenge === undefined), {
    error: 'must be given with passkey, and only with it',
    path: ['challenge'],
  });

export const sessionConfirmedSchema = z.object({
  success: z.literal(true),
  until: timestamp().describe('How long the session counts as confirmed.'),
});

/** Internal: whether the caller's session was confirmed lately. */
export const isConfirmedSchema = z.object({ isConfirmed: z.boolean() });

/** How long a challenge can be answered. */
export const challengeSeconds = 5 * 60;

/** How long a session counts as confirmed. */
export const confirmedMs = 5 * 60_000;

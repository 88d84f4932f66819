import { isErrorCode } from '../errors/catalogue';
import { isCodeLike, isSignal } from '../errors/error-body';

export const secretField = /password|otp|token|link/i;

/** A value in its forms: unchanged, in a URL, and in JSON. */
const formsOf = (value: string): readonly string[] => [
  value,
  // Half a surrogate pair cannot be encoded.
  encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '')),
  JSON.stringify(value).slice(1, -1),
];

/** A request's secrets, which no error may contain, in all forms in which servers may echo them. */
export const secretsOf = (
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
  ofTheCaller: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const given = [
    ...Object.keys(fields)
      .filter((name) => secretField.test(name))
      .map((name) => fields[name]),
    headers['Authorization']?.replace('Bearer ', ''),
    headers['Idempotency-Key'],
    ...Object.values(ofTheCaller),
  ];
  return given
    .flatMap((value) => (typeof value === 'string' ? formsOf(value) : []))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
};

/** Removes a request's secrets from a server's text. A code is not changed, even if a password is part of it. */
export const redact = (text: string, secrets: readonly string[]): string => {
  const isCode = isErrorCode(text) || isSignal(text) || (isCodeLike(text) && !secrets.includes(text));
  if (isCode) return text;
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
};

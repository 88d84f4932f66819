import type { Locale } from './locale';

/** The text in a language of a setting such as 'th ภายใน 15 นาที | en Within 15 minutes'; null if it has none. */
export function textFor(setting: string | null, locale: Locale): string | null {
  const parts = setting?.split('|').map((part) => part.trim()) ?? [];
  return parts.find((part) => part.startsWith(`${locale} `))?.slice(locale.length + 1) ?? null;
}

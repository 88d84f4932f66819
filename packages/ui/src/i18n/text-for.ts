import type { Locale } from './locale';

/** What a setting such as 'th ภายใน 15 นาที | en Within 15 minutes' says in a language; null for nothing. */
export function textFor(setting: string | null, locale: Locale): string | null {
  const parts = setting?.split('|').map((part) => part.trim()) ?? [];
  return parts.find((part) => part.startsWith(`${locale} `))?.slice(locale.length + 1) ?? null;
}

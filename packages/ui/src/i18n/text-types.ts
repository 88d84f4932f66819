import type * as home from './texts/en/home';
import type * as messages from './texts/en/messages';
import type * as records from './texts/en/records';
import type * as rest from './texts/en/rest';
import type * as start from './texts/en/start';

/** English defines the shape of every other language. */
export type Texts = typeof start & typeof home & typeof records & typeof messages & typeof rest;
type Namespace = keyof Texts & string;

/** 'login.title': the namespace, a dot, the key inside its file. */
export type TextKey = { [N in Namespace]: `${N}.${keyof Texts[N] & string}` }[Namespace];

/** The names between double braces: 'Hello {{name}}' gives 'name'. */
export type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type TextOf<K extends TextKey> = K extends `${infer N}.${infer R}`
  ? N extends Namespace
    ? R extends keyof Texts[N]
      ? Texts[N][R]
      : never
    : never
  : never;

type Values<Name extends string> = [Name] extends [never]
  ? []
  : [values: Readonly<Record<Name, string | number>>];

/** The values that a key requires: none, or one object with every placeholder. */
type ValuesOf<K extends TextKey> = Values<Placeholders<TextOf<K>>>;

/** Keys of texts without placeholders, which can be kept in a table and looked up later. */
export type PlainTextKey = { [K in TextKey]: ValuesOf<K> extends [] ? K : never }[TextKey];

export type TextFunction = <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string;

type Intersect<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Holding<Name extends string> = [Name] extends [never]
  ? string
  : Intersect<Name extends unknown ? `${string}{{${Name}}}${string}` : never>;

/** A namespace in another language: every key of English, each with every placeholder of English. */
export type TranslationOf<English> = {
  readonly [K in keyof English]: Holding<Placeholders<English[K]> & string>;
};

import { html as tag } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup. Every other value is escaped when it is put into markup. */
export type Html = HtmlEscapedString;

type Part = Html | string | number | bigint | false | undefined | readonly Part[];

/** The library's tag, for values that are no promises: the result is then none either. */
export const html = tag as (strings: TemplateStringsArray, ...parts: readonly Part[]) => Html;

export { raw } from 'hono/html';

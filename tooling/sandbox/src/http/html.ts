import { html as tag } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup. What is not, is escaped when it is put into markup. */
export type Html = HtmlEscapedString;

type Part = Html | string | number | bigint | false | undefined | readonly Part[];

/** The library's tag for the parts that pages have. None is a promise, so the result is none either. */
export const html = tag as (strings: TemplateStringsArray, ...parts: readonly Part[]) => Html;

export { raw } from 'hono/html';

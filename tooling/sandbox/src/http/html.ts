import { html as tag } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup. All other values are escaped when they are inserted into markup. */
export type Html = HtmlEscapedString;

type Part = Html | string | number | bigint | false | undefined | readonly Part[];

/** The library's tag, restricted to values that are not promises, so that the result is not one either. */
export const html = tag as (strings: TemplateStringsArray, ...parts: readonly Part[]) => Html;

export { raw } from 'hono/html';

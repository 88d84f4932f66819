import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import type { Token, Tokens } from 'marked';
import { Marked, Parser } from 'marked';
import type { Section } from './document';

hljs.registerLanguage('ts', typescript);
hljs.registerLanguage('js', typescript);
hljs.registerLanguage('sh', bash);
hljs.registerLanguage('json', json);

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Thai and Lao texts say so, for readers that speak and for line breaks. */
const withLanguages = (html: string): string =>
  html
    .replace(/[\u0E00-\u0E7F][\u0E00-\u0E7F\s]*[\u0E00-\u0E7F]/g, '<span lang="th">$&</span>')
    .replace(/[\u0E80-\u0EFF][\u0E80-\u0EFF\s]*[\u0E80-\u0EFF]/g, '<span lang="lo">$&</span>');

const highlighted = (text: string, language: string): string =>
  hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escapeHtml(text);

interface Picture {
  readonly address: string;
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** Where the links and pictures of a document are in the site. */
export interface Addresses {
  /** Null for what the site does not have. */
  link(href: string): string | null;
  picture(href: string): Picture;
}

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

/** Renders sections to HTML. @param top the level of their highest headings */
export const renderSections = (
  sections: readonly Section[],
  { link, picture }: Addresses,
  top = 1,
): string => {
  const image = ({ href, text }: Tokens.Image): string => {
    const { address, width, height } = picture(href);
    return `<img src="${address}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`;
  };
  const figure = (token: Tokens.Image): string => {
    const caption = token.title ? `<figcaption>${escapeHtml(token.title)}</figcaption>` : '';
    return `<figure><a href="${picture(token.href).address}">${image(token)}</a>${caption}</figure>`;
  };
  const slugs = new Map(sections.map(({ tokens, slug }) => [tokens[0], slug]));
  // A page that has no headings of some level counts on without it.
  const depths = [...new Set(sections.map(({ depth }) => depth))].sort();
  const marked = new Marked({
    renderer: {
      heading(token) {
        const slug = slugs.get(token) ?? '';
        const level = depths.indexOf(token.depth) + top;
        const inner = withLanguages(this.parser.parseInline(token.tokens));
        if (level === 1) return `<h1 id="${slug}">${inner}</h1>\n`;
        return `<h${level} id="${slug}"><a class="anchor" href="#${slug}">${inner}</a></h${level}>\n`;
      },
      code: ({ text, lang = '' }) => {
        // 'ts signature' is coloured as TypeScript, though it is no program.
        const inner = highlighted(text, lang.split(' ')[0] ?? '');
        return `<div class="code"><pre tabindex="0"><code class="hljs">${inner}</code></pre></div>\n`;
      },
      link(token) {
        const inner = this.parser.parseInline(token.tokens);
        const address = link(token.href);
        return address === null ? inner : `<a href="${escapeHtml(address)}">${inner}</a>`;
      },
      image,
      // A paragraph of nothing but pictures is a row of them.
      paragraph({ tokens }) {
        const pictures = tokens.filter(isImage);
        const isRow = pictures.length > 0 && tokens.every((one) => isImage(one) || one.raw.trim() === '');
        return isRow
          ? `<div class="pictures">${pictures.map(figure).join('')}</div>\n`
          : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      text(token) {
        return 'tokens' in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : withLanguages(escapeHtml(token.text));
      },
      // On a phone each row becomes a card, whose cells say by themselves which column they are.
      table(token) {
        const names = token.header.map((cell) => this.parser.parseInline(cell.tokens));
        const isTitled = names.some((name) => name !== '');
        const labels = token.header.map(({ text }) => escapeHtml(text.replace(/[`*]/g, '')));
        const rows = token.rows.map((cells) => {
          const inner = cells.map((cell, at) => {
            const content = this.parser.parseInline(cell.tokens);
            const tag = !isTitled && at === 0 ? 'th scope="row"' : 'td';
            return `<${tag} data-label="${labels[at] ?? ''}">${content}</${tag.slice(0, 2)}>`;
          });
          return `<tr>${inner.join('')}</tr>`;
        });
        const head = isTitled
          ? `<thead><tr>${names.map((name) => (name === '' ? '<td></td>' : `<th scope="col">${name}</th>`)).join('')}</tr></thead>`
          : '';
        return `<table${isTitled ? '' : ' class="facts"'}>${head}<tbody>${rows.join('')}</tbody></table>\n`;
      },
      // Comments hold the hidden setup of snippets. No document needs other HTML than a break in a table.
      html: ({ text }) => {
        if (text === '<br>') return text;
        if (!/^\s*<!--[\s\S]*-->\s*$/.test(text)) throw new Error(`HTML in a document: ${text}`);
        return '';
      },
    },
  });
  const tokens: Token[] = sections.flatMap((section) => [...section.tokens]);
  return new Parser(marked.defaults).parse(tokens);
};

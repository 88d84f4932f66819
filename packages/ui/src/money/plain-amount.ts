import { visibleText } from '#/text/visible-text';
import { westernDigits } from './western-digits';

/** A typed amount with Western digits and separators and plain spaces, without its currency's symbol before it. */
export function plainAmount(text: string, symbol: string): string {
  const typed = westernDigits(visibleText(text))
    .replaceAll('，', ',')
    .replaceAll('．', '.')
    .replace(/\s/g, ' ')
    .trim();
  // The symbol of a currency that only the server knows ends in a space.
  const mark = symbol.trim();
  return typed.startsWith(mark) ? typed.slice(mark.length).trimStart() : typed;
}

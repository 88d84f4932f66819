import { textParts } from '../../links/text-parts';

/** A plain text with its line breaks, and with links for URLs. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className="words" dir="auto">
      {textParts(text).map(({ text: part, href }, index) =>
        href ? (
          // The parts of a text never change their order.
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

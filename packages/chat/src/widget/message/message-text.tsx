import { textParts } from '../../links/text-parts';

/** A text as it was written: line breaks kept, web addresses made into links, everything else plain. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className="words" dir="auto">
      {textParts(text).map(({ text: part, href }, index) =>
        href ? (
          // Parts of one text never change places.
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

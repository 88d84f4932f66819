import type { ReactNode } from 'react';
import { textParts } from '../../links/text-parts';

/** Bidirectional control characters, which can reverse the digits of a number. */
const CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const NUMBER = new RegExp(`(\\p{Nd}(?:(?:[\\p{Nd}.,:/ -]|${CONTROL.source})*\\p{Nd})?)`, 'u');

/** Keeps the digits of numbers in order, and removes control characters that would reverse them. */
const numbersKept = (text: string): ReactNode =>
  text.search(CONTROL) >= 0
    ? text.split(NUMBER).map((part, index) =>
        index % 2 === 1 ? (
          <bdi key={index} dir="ltr">
            {part.replace(CONTROL, '')}
          </bdi>
        ) : (
          <span key={index}>{part}</span>
        ),
      )
    : text;

/** A text with links for its URLs. */
export const LinkedText = ({ text }: { readonly text: string }): ReactNode =>
  textParts(text).map(({ text: part, href }, index) =>
    href ? (
      // The parts of a text never change their order.
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      <span key={index}>{numbersKept(part)}</span>
    ),
  );

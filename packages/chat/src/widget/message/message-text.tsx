import { hasParts, type Rich } from '../rich/use-rich';

interface MessageTextProps {
  readonly text: string;
  readonly rich: Rich | null;
}

/** A plain text with its line breaks, and with links for URLs once the code for them is loaded. */
export const MessageText = ({ text, rich }: MessageTextProps) => (
  <p className="words" dir="auto">
    {rich && hasParts(text) ? <rich.LinkedText text={text} /> : text}
  </p>
);

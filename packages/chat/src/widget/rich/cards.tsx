import type { ChatCard } from '../../message/message';
import { useTranslate } from '../panel/translate';
import { fileUrl } from './urls';
import { Choices, type Choose } from './choices';

interface CardsProps {
  readonly cards: readonly ChatCard[];
  readonly baseURL: string;
  readonly onChoose: Choose;
}

/** A carousel of cards to swipe. The arrow keys scroll it, and Tab reaches each button. */
export function Cards({ cards, baseURL, onChoose }: CardsProps) {
  const t = useTranslate();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <ul className="cards" aria-label={t('cards')} tabIndex={0}>
      {cards.map((card, index) => {
        const image = fileUrl(card.imageUrl, baseURL);
        return (
          <li key={index} className="card">
            {image && <img src={image} alt="" width={240} height={134} loading="lazy" />}
            <strong dir="auto">{card.title}</strong>
            {card.subtitle && <span dir="auto">{card.subtitle}</span>}
            <Choices buttons={card.buttons} onChoose={onChoose} />
          </li>
        );
      })}
    </ul>
  );
}

import type { ComponentType } from 'react';
import { Amounts } from './sections/amounts';
import { Banks } from './sections/banks';
import { Bars } from './sections/bars';
import { Buttons } from './sections/buttons';
import { Choices } from './sections/choices';
import { Feedback } from './sections/feedback';
import { Games } from './sections/games';
import { Lists } from './sections/lists';
import { Overlays } from './sections/overlays';
import { TextFields } from './sections/text-fields';

interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

/** In the order of the page. */
export const SECTIONS: readonly GallerySection[] = [
  { id: 'buttons', title: 'Buttons', Content: Buttons },
  { id: 'text-fields', title: 'Text and amount fields', Content: TextFields },
  { id: 'choices', title: 'Choices', Content: Choices },
  { id: 'banks', title: 'Banks and accounts', Content: Banks },
  { id: 'amounts', title: 'Amounts', Content: Amounts },
  { id: 'games', title: 'Games and banners', Content: Games },
  { id: 'lists', title: 'Lists and descriptions', Content: Lists },
  { id: 'feedback', title: 'Waiting, notes and empty places', Content: Feedback },
  { id: 'overlays', title: 'Sheets, messages and toasts', Content: Overlays },
  { id: 'bars', title: 'Bars and menus', Content: Bars },
];

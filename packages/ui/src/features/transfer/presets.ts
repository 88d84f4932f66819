import type { Currency } from '#/market/market';
import { fromWire, type Minor } from '#/money/minor';

/** Round amounts that people move in a currency. */
export const presetsOf = ({ presets }: Currency): readonly Minor[] => presets.transfer.map(fromWire);

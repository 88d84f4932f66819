import { inBangkok } from './bangkok';
import { parseInstant } from './instant';

/** 'DD/MM/YYYY HH:mm:ss' in Bangkok time, Gregorian in every language. Returns other text unchanged; '–' for none. */
export const formatDateTime = (value: string | number): string => format(value, 'dd/MM/yyyy HH:mm:ss');

/** 'DD/MM/YYYY' in Bangkok time; '–' for none. */
export const formatDate = (value: string | number): string => format(value, 'dd/MM/yyyy');

function format(value: string | number, tokens: string): string {
  const instant = typeof value === 'number' ? value : (parseInstant(value) ?? Number.NaN);
  const time = inBangkok(instant);
  return time.isValid ? time.toFormat(tokens) : String(value) || '–';
}

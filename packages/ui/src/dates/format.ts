import { toBangkokClock } from './bangkok';
import { parseInstant } from './instant';

/** 'DD/MM/YYYY HH:mm:ss' in Bangkok time, Gregorian in every language. A text that is no date stays as it is; '–' for none. */
export function formatDateTime(value: string | number): string {
  const parts = partsOf(value);
  return parts ? `${parts.date} ${parts.time}` : String(value) || '–';
}

/** 'DD/MM/YYYY' in Bangkok time; '–' for none. */
export function formatDate(value: string | number): string {
  return partsOf(value)?.date ?? (String(value) || '–');
}

function partsOf(value: string | number): { date: string; time: string } | undefined {
  const instant = typeof value === 'number' ? value : (parseInstant(value) ?? Number.NaN);
  const shifted = new Date(toBangkokClock(instant));
  if (Number.isNaN(shifted.getTime())) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(shifted.getUTCFullYear()).padStart(4, '0');
  return {
    date: `${two(shifted.getUTCDate())}/${two(shifted.getUTCMonth() + 1)}/${year}`,
    time: [shifted.getUTCHours(), shifted.getUTCMinutes(), shifted.getUTCSeconds()].map(two).join(':'),
  };
}

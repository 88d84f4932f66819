const amounts = new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const times = new Intl.DateTimeFormat('th-TH', { dateStyle: 'medium', timeStyle: 'short' });

/** An amount that could not be read is shown as a dash, not as zero. */
export const money = (amount: number | null | undefined): string =>
  amount == null || Number.isNaN(amount) ? '–' : `${amounts.format(amount)} ฿`;

export const time = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '–' : times.format(date);
};

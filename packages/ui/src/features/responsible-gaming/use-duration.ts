import { useText } from '#/i18n/use-text';

/** Formats a duration in whole minutes: '1 h 5 min'. */
export function useDuration(): (ms: number) => string {
  const t = useText();
  return (ms) => {
    const all = Math.floor(ms / 60_000);
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    return hours === 0
      ? t('responsibleGaming.minutes', { minutes })
      : t('responsibleGaming.hours', { hours, minutes });
  };
}

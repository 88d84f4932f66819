import type { StoredValues } from '#/session/stored-values';

type Player = Pick<HTMLVideoElement, 'currentTime' | 'duration'>;

/** In seconds. A video that was left this close to its end starts over. */
const END = 3;

/** Where each video was left, in seconds, by topic. */
const placesIn = (stored: StoredValues): Map<string, number> =>
  new Map(Object.entries(stored.get('video-places') ?? {}));

/** Resumes the video where it was left. */
export const resume = (stored: StoredValues, topic: string, video: Player): void => {
  const seconds = placesIn(stored).get(topic);
  if (seconds !== undefined) video.currentTime = seconds;
};

/** Stores the position of a video while it plays, for later visits too. */
export const keepPlace = (stored: StoredValues, topic: string, { currentTime, duration }: Player): void => {
  const places = placesIn(stored);
  const seconds = Math.floor(currentTime);
  if (places.get(topic) === seconds) return;
  if (currentTime < duration - END) places.set(topic, seconds);
  else places.delete(topic);
  if (places.size === 0) stored.remove('video-places');
  else stored.set('video-places', Object.fromEntries(places));
};

import type { StoredValues } from '#/session/stored-values';

type Player = Pick<HTMLVideoElement, 'currentTime' | 'duration'>;

/** So close to its end, in seconds, a video has been seen and begins anew. */
const END = 3;

/** Where each video was left, in seconds, by topic. */
const placesIn = (stored: StoredValues): Map<string, number> =>
  new Map(Object.entries(stored.get('video-places') ?? {}));

/** Goes back to where the video was left. */
export const resume = (stored: StoredValues, topic: string, video: Player): void => {
  const seconds = placesIn(stored).get(topic);
  if (seconds !== undefined) video.currentTime = seconds;
};

/** Keeps the place of a video while it plays, for later visits too. */
export const keepPlace = (stored: StoredValues, topic: string, { currentTime, duration }: Player): void => {
  const places = placesIn(stored);
  const seconds = Math.floor(currentTime);
  if (places.get(topic) === seconds) return;
  if (currentTime < duration - END) places.set(topic, seconds);
  else places.delete(topic);
  if (places.size === 0) stored.remove('video-places');
  else stored.set('video-places', Object.fromEntries(places));
};

/**
 * The operator's clocks stand in Bangkok, seven hours ahead of UTC all year, as Vientiane's are. With no daylight
 * saving an addition does what a date library would do for 21 kB; luxon is what the tests compare it with.
 */
const OFFSET_MS = 7 * 60 * 60 * 1000;

/** A moment moved so that its fields in UTC are those of a clock in Bangkok; milliseconds since 1970 both. */
export const toBangkokClock = (instant: number): number => instant + OFFSET_MS;

/** The moment at which a clock in Bangkok shows what these milliseconds show in UTC. */
export const fromBangkokClock = (clock: number): number => clock - OFFSET_MS;

/** A fault may be for one member or visitor, and counts the calls that it has met. */
export const faultTargets = /* sql */ `
alter table fault add column phone text, add column struck integer not null default 0;
`;

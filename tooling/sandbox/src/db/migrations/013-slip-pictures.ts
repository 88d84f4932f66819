/**
 * The address of a slip's picture opens it without a token, as an img element needs. It is a secret of its own:
 * a reference, which stands in lists and logs, opens nothing.
 */
export const slipPictures = /* sql */ `
alter table slip add column picture_key text not null unique default replace(gen_random_uuid()::text, '-', '');
`;

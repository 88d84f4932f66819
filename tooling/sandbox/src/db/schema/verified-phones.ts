/** Who verified a phone last. The client is stored as a hash: neither its address nor its browser can be read. */
export const verifiedPhones = /* sql */ `
create table verified_phone (
  market text not null,
  phone text not null,
  client_hash text not null,
  verified_at timestamptz not null,
  primary key (market, phone)
);
`;

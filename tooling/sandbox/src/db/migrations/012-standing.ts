/** How the operator regards a member says more than whether the member is active. */
export const standing = /* sql */ `
alter table member add column standing text not null default 'active';
alter table member add constraint member_standing check (
  standing in (
    'active', 'inactive', 'wallet-closed', 'identity-1', 'identity-2', 'identity-3', 'identity-4'
  )
);
update member set standing = 'inactive' where not is_active;
alter table member drop column is_active;
`;

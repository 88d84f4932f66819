import { maybeOne } from '../../db/db';
import { Refusal } from '../../http/refusal';
import type { Member, MemberRow } from '../../members/member';
import { MEMBER_COLUMNS, asMember } from '../../members/member';
import type { Services } from '../../services';

/** @throws Refusal NO_USER */
export async function memberByPhone(services: Services, market: string, phone: string): Promise<Member> {
  const row = await maybeOne<MemberRow>(
    services.db,
    `select ${MEMBER_COLUMNS} from member m where m.market = $1 and m.username = $2`,
    [market, phone],
  );
  if (!row) throw new Refusal('NO_USER');
  return asMember(row);
}

import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#/navigation/paths';
import { type StatementDetail, statementDetailIn } from '#/navigation/statement-links';

/** Opens the detail that the URL names, and removes it from the URL, so that a reload does not open it again. */
export function useLinkedDetail(open: (detail: StatementDetail) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const handle = useEffectEvent(open);
  useEffect(() => {
    const detail = statementDetailIn(new URLSearchParams(search));
    if (!detail) return;
    handle(detail);
    void navigate(PATHS.statement, { replace: true });
  }, [search, navigate]);
}

import { ServerHtml } from '#/components/server-html';
import { Notice } from '#/components/notice';
import { useNotice } from '#/data/use-lookups';
import { noticeHtml } from './notice-html';

/** What the operator wants visitors to know; nothing when there is nothing. */
export function OperatorNotice() {
  const html = noticeHtml(useNotice().data);
  if (html === null) return null;
  return (
    <Notice tone="info">
      <ServerHtml html={html} />
    </Notice>
  );
}

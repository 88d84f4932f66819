import { ServerHtml } from '#/components/media/server-html';
import { Notice } from '#/components/feedback/notice';
import { useNotice } from '#/data/use-lookups';
import { noticeHtml } from './notice-html';

/** The operator's notice to visitors, if there is one. */
export function OperatorNotice() {
  const html = noticeHtml(useNotice().data);
  if (html === null) return null;
  return (
    <Notice tone="info">
      <ServerHtml html={html} />
    </Notice>
  );
}

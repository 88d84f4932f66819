import { ServerHtml } from '#/components/media/server-html';
import { Notice } from '#/components/feedback/notice';
import { textIn } from '#/data/operator/text-in';
import { useNotice } from '#/data/operator/use-lookups';

/** The operator's notice to visitors. */
export function OperatorNotice() {
  const html = textIn(useNotice().data);
  if (html === null) return null;
  return (
    <Notice tone="info">
      <ServerHtml html={html} />
    </Notice>
  );
}

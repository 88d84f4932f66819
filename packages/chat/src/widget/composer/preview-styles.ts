/** The styles of the attachment previews, and of the place to drop files. */
export const previewStyles = `
.previews{flex-basis:100%;display:flex;gap:8px;margin:0 0 4px;padding:0;list-style:none;overflow-x:auto}
.previews li{flex:none;display:flex;align-items:center;gap:8px;max-width:220px;padding-left:6px;border:1px solid var(--line);border-radius:14px;font-size:13px}
.drop{position:absolute;inset:8px;display:grid;place-items:center;border:2px dashed var(--link);border-radius:22px;background:var(--surface);opacity:.95;font-weight:600;pointer-events:none}
.previews .icon{flex:none}.previews img{width:44px;height:44px;border-radius:10px;object-fit:cover}.previews bdi{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
`;

type Fields = Readonly<Record<string, unknown>>;

/** Builds a multipart body. A Blob is sent under `fileName`, a File under its own name. Only uploads include this code. */
export const toForm = (fields: Fields): FormData => {
  const form = new FormData();
  const { fileName, ...others } = fields;
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined || value === null) continue;
    if (!(value instanceof Blob)) form.append(name, String(value));
    else if (typeof fileName === 'string') form.append(name, value, fileName);
    else form.append(name, value);
  }
  return form;
};

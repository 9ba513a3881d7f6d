interface FormPost {
  /** Where the fields go; the page's content policy names the sites that may get any. */
  readonly action: string;
  /** The window or frame that shows the answer: `_blank`, or a frame's name. */
  readonly target: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a form, because what is in it would be too long for an address. */
export function postForm({ action, target, fields }: FormPost): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

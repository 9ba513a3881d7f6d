import type { LocaleId } from '../shared/locale/locales.ts';

/** The shell's texts are what did not load. */
const retryText: Readonly<Record<LocaleId, string>> = { 'en-US': 'Retry', 'zh-CN': '重试' };

/** Says above the page, which can be read but not used, why it cannot be. */
export function showStartFailure(error: Error, localeId: LocaleId): void {
  const alert = document.createElement('div');
  alert.className = 'load-error';
  alert.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = error.message;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = retryText[localeId];
  button.addEventListener('click', () => location.reload());
  alert.append(text, button);
  document.body.prepend(alert);
}

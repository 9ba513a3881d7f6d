import { tablePackage, tableRepository } from '../../../shared/site.ts';
import { useMessage } from '../locale/useMessage.ts';

/** Where the component is besides this site. The names are words because drawn marks belong to others. */
export function SocialLinks() {
  const message = useMessage();
  return (
    <nav className="social-links" aria-label={message('header.links')}>
      <a href={tableRepository} aria-label={message('header.repository')}>
        GitHub
      </a>
      <a href={tablePackage} aria-label={message('header.package')}>
        npm
      </a>
    </nav>
  );
}

import { memo } from 'react';
import type { PageData } from '../../../shared/page/PageData.ts';
import { tableVersion } from '../../../shared/site.ts';
import { ColorModeSwitch } from '../color-mode/ColorModeSwitch.tsx';
import { LocaleSwitch } from '../locale/LocaleSwitch.tsx';
import { useMessage } from '../locale/useMessage.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { SidebarDrawer } from '../sidebar/SidebarDrawer.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export const Header = memo(function Header({ page }: { readonly page: PageData }) {
  const message = useMessage();
  const [home] = page.navigation;
  return (
    <header className="header">
      <SidebarDrawer page={page} />
      <a className="header-home" href={home?.path ?? '/'} aria-label={message('header.home')}>
        <Logo />
        <span className="header-name">rc-table</span>
      </a>
      <span className="header-version">
        <span className="visually-hidden">{message('header.version')} </span>
        {tableVersion}
      </span>
      <nav className="header-nav" aria-label={message('header.navigation')}>
        <ul>
          {page.navigation.map(({ title, path }) => (
            <li key={path}>
              <a href={path} aria-current={currentState(page, path)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchBox page={page} />
      <div className="header-tools">
        <LocaleSwitch page={page} />
        <ColorModeSwitch />
        <SocialLinks />
      </div>
    </header>
  );
});

/** The group's own page is the current page; on any page of the group its link is the current one of the set. */
function currentState(page: PageData, path: string): 'page' | 'true' | undefined {
  if (page.path === path) return 'page';
  return page.meta.nav?.path === path ? 'true' : undefined;
}

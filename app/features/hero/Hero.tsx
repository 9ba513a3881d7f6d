import type { PageHero } from '../../../shared/page/PageMeta.ts';
import { usePageReadiness } from '../../page/PageReadiness.ts';
import { LiveDemo } from '../demo/LiveDemo.tsx';

/** The top of the home page: what this is, in a sentence and in a running table. */
export function Hero({ hero }: { readonly hero: PageHero }) {
  const onSettled = usePageReadiness();
  return (
    <header className="hero">
      <div className="hero-text">
        <h1>{hero.title}</h1>
        <p>{hero.description}</p>
        <p className="hero-actions">
          {hero.actions.map(({ text, link }) => (
            <a key={link} className="button" href={link}>
              {text}
            </a>
          ))}
        </p>
      </div>
      {hero.demo !== undefined && (
        <div className="hero-demo demo-stage" data-demo={hero.demo}>
          <LiveDemo id={hero.demo} onSettled={onSettled} />
        </div>
      )}
    </header>
  );
}

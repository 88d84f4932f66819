import { BarMenu } from '#/app/shell/bar-menu';
import { useBrand } from '#/app/shell/brand';
import { TopBar } from '#/components/layout/top-bar';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import styles from './gallery.module.css';
import { SECTIONS } from './sections';

/** Shows every component in its states, in the theme, language and text length that the menu sets. */
export function Gallery() {
  const t = useText();
  const brand = useBrand();
  return (
    <div className={styles.gallery}>
      <div className={styles.head}>
        <TopBar brand={{ name: brand.name, logo: <brand.logo />, to: PATHS.login }}>
          <BarMenu withGlobe />
        </TopBar>
      </div>
      <main>
        <h1 lang="en">Components</h1>
        <nav className={styles.index} aria-label={t('shell.mainMenu')} lang="en">
          {SECTIONS.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {SECTIONS.map(({ id, title, Content }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} lang="en">
              {title}
            </h2>
            <div className={styles.grid}>
              <Content />
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}

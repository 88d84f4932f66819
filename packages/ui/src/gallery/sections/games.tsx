import { FerrisWheel, Gift, RefreshCw, UserPlus } from 'lucide-react';
import { BannerSlides } from '#/components/media/banner-slides';
import { Carousel } from '#/components/media/carousel';
import { CodeImage } from '#/components/media/code-image';
import { GameCard } from '#/components/media/game-card';
import { QuickWidget, QuickWidgets } from '#/components/layout/quick-widget';
import { ServerHtml } from '#/components/media/server-html';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { AMOUNTS, BROKEN_PICTURE, CODE, nothing, PICTURES } from '../samples';
import { Specimen } from '../specimen';

export function Games() {
  const t = useText();
  const { currencies } = useMarket();
  const card = { currency: currencies[0], onOpen: nothing };
  return (
    <>
      <Specimen name="GameCard: active">
        <GameCard {...card} code="a" name="Moon" value={AMOUNTS.usual} isActive art={PICTURES[0]} />
      </Specimen>
      <Specimen name="GameCard: not active yet">
        <GameCard {...card} code="b" name="Star" value={AMOUNTS.none} isActive={false} art={PICTURES[1]} />
      </Specimen>
      <Specimen name="GameCard: its picture is broken, a long name and amount">
        <GameCard
          {...card}
          code="c"
          name="The longest game that was ever offered"
          value={AMOUNTS.longest}
          isActive
          art={BROKEN_PICTURE}
        />
      </Specimen>
      <Specimen name="QuickWidget: at rest, with counts, busy" wide>
        <QuickWidgets>
          <QuickWidget label={t('home.bonus')} icon={<Gift />} count={3} to={PATHS.bonus} />
          <QuickWidget label={t('home.spin')} icon={<FerrisWheel />} count={120} to={PATHS.spin} />
          <QuickWidget label={t('home.invite')} icon={<UserPlus />} onPress={nothing} />
          <QuickWidget label={t('home.refreshAll')} icon={<RefreshCw />} busy onPress={nothing} />
        </QuickWidgets>
      </Specimen>
      <Specimen name="Carousel: six slides" wide>
        <Carousel
          label={t('home.games')}
          count={6}
          slide={(index) => (
            <GameCard
              {...card}
              code={String(index)}
              name={`Moon ${index + 1}`}
              value={AMOUNTS.usual}
              isActive
              art={PICTURES[index % PICTURES.length]}
            />
          )}
        />
      </Specimen>
      <Specimen name="BannerSlides: a picture with text, text alone" wide>
        <BannerSlides
          label={t('home.banners')}
          banners={[
            { image: '/icon-512.png', html: `<p>${t('responsibleGaming.habit1')}</p>` },
            { html: `<p>${t('responsibleGaming.habit2')}</p>` },
          ]}
        />
      </Specimen>
      <Specimen name="CodeImage: a code with a white ground of its own">
        <CodeImage image={CODE} alt={t('contact.qr')} width={208} height={208} />
      </Specimen>
      <Specimen name="ServerHtml: headings, lists, links">
        <ServerHtml
          html={`<h2>${t('responsibleGaming.habits')}</h2><ul><li>${t('responsibleGaming.habit1')}</li><li>${t('responsibleGaming.habit3')}</li></ul><p>${t('responsibleGaming.help')}: <a href="https://example.com/">${t('shell.contact')}</a></p>`}
        />
      </Specimen>
    </>
  );
}

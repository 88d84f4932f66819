import { useState } from 'react';
import styles from './banner-slides.module.css';
import { Carousel } from './carousel';
import { imageAddress } from './image-address';
import { ServerHtml } from './server-html';

/** The fields of the server's banners. */
interface BannerContent {
  readonly image?: string | null | undefined;
  readonly html?: string | null | undefined;
}

/** The operator's banners side by side. Each is an image with text below. */
export function BannerSlides({
  label,
  banners,
}: {
  readonly label: string;
  readonly banners: readonly BannerContent[];
}) {
  if (banners.length === 0) return null;
  if (banners.length === 1)
    return (
      <div role="group" aria-label={label}>
        <BannerSlide banner={banners[0]} isOnly />
      </div>
    );
  return (
    <div className={styles.slides}>
      <Carousel
        label={label}
        count={banners.length}
        slide={(index) => <BannerSlide banner={banners[index]} />}
      />
    </div>
  );
}

function BannerSlide({
  banner,
  isOnly = false,
}: {
  readonly banner: BannerContent | undefined;
  readonly isOnly?: boolean;
}) {
  return (
    <div className={isOnly ? styles.only : styles.slide}>
      <BannerImage image={banner?.image} />
      {banner?.html && <ServerHtml html={banner.html} />}
    </div>
  );
}

/** An operator's image. Renders nothing if the URL is invalid or the image fails to load. */
export function BannerImage({ image }: { readonly image: string | null | undefined }) {
  const address = imageAddress(image);
  const [broken, setBroken] = useState<string | null>(null);
  if (address === null || address === broken) return null;
  return (
    <img
      className={styles.image}
      src={address}
      alt=""
      // With only an empty alt, this image would be in the accessibility tree without a name.
      aria-hidden="true"
      width={300}
      height={211}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
    />
  );
}

import { useEffect, useState } from 'react';

/** Pixels from the top within which the heading of the section in view lies. */
const LINE = 144;

/** Returns the section in view; undefined above the first one. */
export function useSectionInView(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      // Asked for each time: what tries the shift out comes later than the form.
      const begun = [...document.querySelectorAll('main [id^=section-]')].filter(
        (heading) => heading.getBoundingClientRect().top <= LINE,
      );
      setCurrent(begun.at(-1)?.id.replace('section-', ''));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return current;
}

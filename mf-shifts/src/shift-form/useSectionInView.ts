import { useEffect, useState } from 'react';

/** Where the heading of a part stands that somebody has gone to, and a little more, in pixels from the top. */
const LINE = 144;

/** The part of the form that somebody reads; undefined above the first one. */
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

import type { Page } from '@playwright/test';

/** Elements that reach beyond the right edge of the page outside of any scrollable region. */
export async function beyondTheEdge(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const isHeld = (element: Element): boolean => {
      const above = element.parentElement;
      if (!above || above === document.body || above === document.documentElement) return false;
      return scrolls(above) || isHeld(above);
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, bottom, width, height } = element.getBoundingClientRect();
      // A link that comes with the focus waits outside.
      if (right <= 0 || bottom <= 0) return false;
      return (
        width > 1 && height > 1 && (right > edge + 1 || left < -1) && element.checkVisibility() && !isHeld(element)
      );
    });
    const outermost = found.filter((element) => !found.includes(element.parentElement as Element));
    const named = outermost.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    const excess = document.documentElement.scrollWidth - edge;
    return excess > 0 ? [`the page is ${excess} pixels too wide`, ...named] : named;
  });
}

/** Texts that their boxes cut off, or that stand out of buttons and headings. */
export async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!hasText(element) || !element.checkVisibility() || element.clientWidth <= 1) return [];
      if (element.matches('select, option, textarea, svg *')) return [];
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === 'inline') return [];
      const cut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      const out = element.matches('button, a, th') && element.scrollWidth > element.clientWidth + 1;
      return cut || out ? [`${element.tagName} ${element.textContent?.slice(0, 60)}`] : [];
    });
  });
}

/** Chosen, pressed or current elements that look like their neighbours in forced colours; icons without a line. */
export async function marksLost(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const look = (element: Element) => {
      const { borderTopColor, borderTopWidth, borderTopStyle, outlineStyle, outlineWidth, fontWeight } =
        getComputedStyle(element);
      const { backgroundColor, color, textDecorationLine } = getComputedStyle(element);
      const border = borderTopStyle === 'none' ? '' : `${borderTopWidth} ${borderTopColor}`;
      const outline = outlineStyle === 'none' ? '' : outlineWidth;
      const icons = element.querySelectorAll('svg').length;
      return [border, outline, fontWeight, backgroundColor, color, textDecorationLine, icons].join(' | ');
    };
    const STATES = ['aria-pressed', 'aria-selected', 'aria-current', 'aria-checked'] as const;
    const isOn = (element: Element, state: string) => !['false', null].includes(element.getAttribute(state));
    const lost = STATES.flatMap((state) =>
      [...document.querySelectorAll(`[${state}]`)].flatMap((element) => {
        if (!isOn(element, state) || !element.checkVisibility() || element === document.activeElement) return [];
        const role = element.getAttribute('role');
        const others = [...document.querySelectorAll(element.tagName)].filter(
          (other) =>
            other !== element &&
            other !== document.activeElement &&
            other.getAttribute('role') === role &&
            other.parentElement?.tagName === element.parentElement?.tagName &&
            other.closest('nav, fieldset, [role=group], table, ul, [role=menu]') ===
              element.closest('nav, fieldset, [role=group], table, ul, [role=menu]') &&
            !isOn(other, state),
        );
        const same = others.some((other) => look(other) === look(element));
        return same ? [`${state}: ${element.tagName} ${element.textContent?.slice(0, 40)} (${look(element)})`] : [];
      }),
    );
    const blank = [...document.querySelectorAll('svg.seam-icon')].flatMap((icon) => {
      const { stroke } = getComputedStyle(icon);
      let behind: Element | null = icon;
      while (behind && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(behind).backgroundColor)) {
        behind = behind.parentElement;
      }
      const ground = behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)';
      return icon.checkVisibility() && stroke === ground
        ? [`an icon in ${icon.parentElement?.tagName}, ${stroke} on ${ground}`]
        : [];
    });
    return [...lost, ...blank];
  });
}

/** Animations that run although the reader prefers reduced motion. */
export async function moving(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    document.getAnimations().flatMap((each) => {
      const duration = Number(each.effect?.getComputedTiming().duration ?? 0);
      return each.playState === 'running' && duration > 50 ? [`${duration} ms of ${each.id || 'an animation'}`] : [];
    }),
  );
}

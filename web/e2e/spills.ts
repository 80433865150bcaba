// Text that leaves the box it stands in, or is cut off by it. Scrolling boxes may be longer than they show, not wider.
import type { Page } from "playwright-core";

// Every word grows by a third, as in the longest of languages.
export function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.35)).toLowerCase();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("svg, script, style, .sr, code")) continue;
      node.textContent = (node.textContent ?? "").replace(/\p{L}{3,}/gu, longer);
    }
  });
}

export function spills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isBox = (style: CSSStyleDeclaration) =>
      style.overflowX !== "visible" || parseFloat(style.borderTopWidth) > 0 || (style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.display !== "inline");
    // For those who listen only: cut to nothing on purpose.
    const hidden = (element: Element | null): boolean => element !== null && (getComputedStyle(element).clipPath.startsWith("inset") || hidden(element.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      if (!node.textContent?.trim() || !own || own.closest("svg, script, style, .sr, select") || !own.checkVisibility()) continue;
      if (hidden(own)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      const [line, room] = [getComputedStyle(own).display, own.getBoundingClientRect()];
      if (line !== "inline" && text.right > room.right + 1.5) found.push(`over: "${node.textContent.trim().slice(0, 40)}" in ${own.tagName.toLowerCase()}.${own.className.toString()}`);
      let placed = false; // on the edge of what is outside of it, on purpose: only what clips can cut it off
      for (let box: HTMLElement | null = own; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const badge = placed && style.overflowX === "visible";
        placed ||= style.position === "absolute";
        if (badge || !isBox(style)) continue;
        const edge = box.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(style.overflowY);
        const wide = text.right > edge.right + 1.5 || text.left < edge.left - 1.5;
        const tall = !scrolls && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2);
        const sideways = /auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth;
        if ((wide && !sideways) || tall) found.push(`${wide ? "wide" : "tall"}: "${node.textContent.trim().slice(0, 40)}" in ${box.tagName.toLowerCase()}.${box.className.toString().split(" ").slice(0, 3).join(".")}`);
        if (scrolls || wide || tall) break;
        if (style.position === "fixed" || style.position === "absolute") break;
      }
    }
    return [...new Set(found)];
  });
}

// Words that go on in the next line although nothing parts them: "Terraformując-a".
export function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement;
      if (!own || own.closest("svg, script, style, .sr, code, [data-own-words]") || !own.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
        if (lines.size > 1) found.add(`${word} in ${own.tagName.toLowerCase()}.${own.className.toString()}`);
      }
    }
    return [...found];
  });
}

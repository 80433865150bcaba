// A word is never broken inside. Where one does not fit its line, the type becomes narrower (styles/base.css), step by
// step; what does not fit even then takes the room of its neighbours, which is for the layout to give.
const STEPS = 2;

function narrow(element: HTMLElement): void {
  element.removeAttribute("data-fit");
  for (let step = 1; step <= STEPS && element.scrollWidth > element.clientWidth; step++) element.dataset["fit"] = `${step}`;
}

export function fit(element: HTMLElement): () => void {
  narrow(element);
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const sized = new ResizeObserver(() => narrow(element));
  const told = new MutationObserver(() => narrow(element));
  if (element.parentElement) sized.observe(element.parentElement); // its own width follows from its type
  told.observe(element, { characterData: true, childList: true, subtree: true });
  void document.fonts?.ready.then(() => narrow(element));
  return () => {
    sized.disconnect();
    told.disconnect();
  };
}

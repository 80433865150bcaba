// To the clipboard. Browsers give it only to pages of this machine and of https; one that a friend opens by an address of
// the network has to select the text and say "copy". False: it was not copied.
export async function copyText(text: string): Promise<boolean> {
  const kept = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  return kept || copySelected(text);
}

function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.className = "sr";
  field.value = text;
  (focused?.parentElement ?? document.body).append(field); // in an open dialog nothing outside of it can be selected
  field.select();
  const copied = document.execCommand?.("copy") ?? false;
  field.remove();
  focused?.focus();
  return copied;
}

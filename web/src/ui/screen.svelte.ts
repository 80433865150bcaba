// Which composition the window gets: the phone is not a small laptop.
class Screen {
  phone = $state(false);
  narrow = $state(false); // no room for the rail
  width = $state(0);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const phone = matchMedia("(max-width: 720px), (max-height: 520px)"); // as in the style sheets
    const narrow = matchMedia("(max-width: 1180px), (max-height: 520px)");
    const look = () => {
      this.phone = phone.matches;
      this.narrow = narrow.matches;
      this.width = innerWidth;
    };
    addEventListener("resize", look);
    phone.addEventListener("change", look);
    narrow.addEventListener("change", look);
    look();
  }
}
export const screen = new Screen();

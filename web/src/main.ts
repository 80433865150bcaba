import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/spots.css";

if (import.meta.env.MODE === "mock") await import("../dev/mock");
const { default: App } = await import("./App.svelte");
mount(App, { target: document.getElementById("app")! });

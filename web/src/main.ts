import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/spots.css";
import "./styles/forced.css";

if (import.meta.env.MODE === "mock") await import("../dev/mock");
mount(App, { target: document.getElementById("app")! });

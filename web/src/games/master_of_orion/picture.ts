// The picture of a card: its colour is the ground, its first keyword the frame, and what it is called the figure. Cards that
// are not in the table below (from a file of somebody's own) draw a figure by lot from their id.
import { crops, emblem, palette, type Emblem, type Palette } from "../../art/emblem";
import type { Colour, Structure, When } from "./view";

const palettes: Record<Colour, Palette> = {
  blue: palette(253),
  red: palette(30),
  yellow: palette(104, { lift: 0.06, chroma: 0.75 }), // straw, so that it is no brass
  grey: palette(258, { chroma: 0.33 }),
};

const frames: Record<When, Emblem["frame"]> = {
  activation: "dial",
  after_building: "squares",
  after_attack: "darts",
  after_propaganda: "sunrise",
  after_exploit: "dial",
  always: "orbits",
  round_start: "sunrise",
  end_of_game: "star",
};

const figures: Record<string, string[]> = {
  mind: ["advanced_data_center", "autolab", "holosimulator", "planetary_supercomputer", "research_laboratory", "galactic_cybernet", "astro_university"],
  vessel: ["civil_transport", "colony_ship", "battleship", "titan", "transport", "destroyer", "frigate"],
  hall: ["planetary_stock_exchange", "government_support_facility", "colonial_treasury", "goods_exchange", "espionage_training_complex", "capitol"],
  living: ["soil_enrichment_facility", "cloning_center", "hydroponic_farm", "subterranean_farms", "gaia_transformation", "death_spores", "biospheres"],
  orbital: ["doom_star", "orbital_batteries", "artemis_system_net", "high_orbit_sonar", "star_fortress", "space_port", "superscalar_gas_harvester", "jump_gate", "communications_satellite"],
  surface: ["fighter_garrison", "marine_barracks", "missile_base", "recyclotron", "space_elevator", "automated_factory", "asteroid_mine", "pleasure_dome", "military_outpost"],
};
const figureOf = new Map(Object.entries(figures).flatMap(([figure, ids]) => ids.map((id) => [id, figure as Emblem["figure"]] as const)));

export function picture(id: string, card: Structure, crop: keyof typeof crops = "whole"): string {
  const frame = frames[card.effects[0]?.when ?? "always"];
  return emblem({ seed: id, palette: palettes[card.colour], frame, figure: figureOf.get(id) }, crops[crop]);
}

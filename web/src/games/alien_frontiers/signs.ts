import type { IconName } from "../../ui/icons";
import type { FieldId } from "./view";

export const fieldIcons: Record<FieldId, IconName> = {
  positron_field: "positron",
  isolation_field: "isolation",
  repulsor_field: "repulsor",
};

// An account from its first day to its last: two devices, another password, everything to take along, and the way out.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { soon } from "./soon";
import { House, type Visitor } from "./harness";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function atSettings(visitor: Visitor): Promise<void> {
  await visitor.go("/settings");
  await visitor.page.getByText("This device").waitFor();
}
async function fill(visitor: Visitor, fields: Record<string, string>, press: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await visitor.page.getByLabel(label, { exact: true }).last().fill(text);
  await visitor.page.getByRole("button", { name: press, exact: true }).click();
}

it("is kept on two devices, loses one, changes its password, is taken along and leaves for good", async () => {
  const [laptop, phone] = [await house.visitor(), await house.visitor({ phone: true })];
  await atSettings(laptop);
  await fill(laptop, { Name: "Ada", Password: "a long enough word" }, "Keep my games");
  await laptop.page.getByText("Signed in as Ada").waitFor();
  await atSettings(phone);
  await fill(phone, { Name: "Ada", Password: "a long enough word" }, "I have an account");
  await phone.page.getByText("You are known on 2 devices.").waitFor();

  await laptop.page.reload();
  await laptop.page.getByText("You are known on 2 devices.").waitFor();
  await laptop.checkAccess("two devices");
  await laptop.page.getByRole("button", { name: "Sign out", exact: true }).click();
  await laptop.page.getByText("You are known on 1 device.").waitFor();
  await phone.page.getByText(/You play as Guest/).waitFor(); // it is a stranger there again, and hears so by itself
  await soon(() => phone.page.getByLabel("Name", { exact: true }).inputValue()).toMatch(/^Guest/);
  phone.checkQuiet();
  laptop.checkQuiet();

  await fill(laptop, { "Your password": "not this one", "New password": "another long word" }, "Change password");
  await laptop.page.getByRole("alert").waitFor();
  await fill(laptop, { "Your password": "a long enough word", "New password": "another long word" }, "Change password");
  await laptop.page.getByRole("status").waitFor();

  const [file] = await Promise.all([laptop.page.waitForEvent("download"), laptop.page.getByRole("link", { name: "Download my data" }).click()]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({ me: { name: "Ada", guest: false } });

  await laptop.page.getByRole("button", { name: "Leave for good" }).click();
  await laptop.checkAccess("leaving");
  await fill(laptop, { "Your password": "a long enough word" }, "Yes, remove everything");
  await laptop.page.getByRole("alert").waitFor();
  await fill(laptop, { "Your password": "another long word" }, "Yes, remove everything");
  await laptop.page.getByText("You have left.").waitFor();
  await laptop.page.getByText(/You play as Guest/).waitFor();
  await Promise.all([laptop.close(), phone.close()]);
});

// The page is ready as soon as the view that is asked for is drawn.

document.documentElement.classList.add("has-script");
addEventListener("hashchange", show);

let resizing = 0;
addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(() => {
    byId("overview-house").replaceChildren();
    show();
  }, 150);
});

// Printing shows the overview, the layers and all findings.
addEventListener("beforeprint", () => {
  houseWidth = 0;
  drawHouse(byId("house"), 1000);
});

show();
document.documentElement.dataset.ready = String(Math.round(performance.now()));

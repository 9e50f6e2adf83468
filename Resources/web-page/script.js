// The script of exported web pages (typeladder-cli export). It draws the recorded layouts on a canvas, and moves the
// texts of the page over them. It loads nothing.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const element = (id) => document.getElementById(id);
  const root = document.documentElement;
  const [device, canvas, texts, slider] = ["device", "canvas", "texts", "size"].map(element);
  const context = canvas.getContext("2d");
  const darkSystem = matchMedia("(prefers-color-scheme: dark)");
  const findings = [...document.querySelectorAll(".finding")];
  const items = [...texts.querySelectorAll(".item")];
  const marks = [...document.querySelectorAll(".marks span")];
  const styleRows = [...document.querySelectorAll("#styles tbody tr")];

  // What is shown: indices of the theme, the width, and the text size; and the selected element.
  const shown = {
    theme: 0, width: 0, size: data.size, dark: 0, redlines: false, selected: null,
  };
  let isAppearanceChosen = data.appearance !== null;

  // MARK: Layouts. Lengths are in pixels of the device, data.scale per point.

  const layouts = new Map();

  // The numbers of the items, and their upper edges with the lower edge of the list as the last; and the item with the
  // bars over the list, or undefined.
  function layout() {
    const key = `${shown.theme} ${shown.width} ${shown.size}`;
    let known = layouts.get(key);
    if (!known) {
      const numbers = data.layouts[shown.theme][shown.width][shown.size];
      const [inset, bars] = data.edges?.[shown.theme][shown.width][shown.size] ?? [0];
      const tops = new Float64Array(numbers.length + 1);
      tops[0] = inset;
      numbers.forEach((number, index) => { tops[index + 1] = tops[index] + data.items[number][0]; });
      const height = bars === undefined ? tops[numbers.length] : data.items[bars][0];
      known = { numbers, tops, bars, height: height / data.scale };
      layouts.set(key, known);
    }
    return known;
  }

  // The first item whose lower edge is below a height, or else the last; 0 in an empty list.
  function itemAt(tops, height) {
    let [low, high] = [0, tops.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tops[middle + 1] > height) high = middle; else low = middle + 1;
    }
    return Math.max(0, Math.min(low, tops.length - 2));
  }

  // MARK: Glyphs, in units of 1/2048 em

  const glyphs = [...document.querySelectorAll("#glyphs > *")].map((node) => {
    if (node.tagName === "path") return { outline: node.getAttribute("d") };
    const frame = ["x", "y", "width", "height"].map((name) => Number(node.getAttribute(name)));
    const image = new Image();
    image.onload = () => schedule();
    image.src = node.getAttribute("href");
    return { image, frame };
  });

  // The paths of symbols, each in a grid of its own.
  const paths = data.paths.map((outline) => ({ outline }));

  function drawRun(run, x, baseline, factor) {
    const [size, letters, steps, heights] = run;
    const unit = size * data.scale * factor / 2048;
    const hundredth = data.scale * factor / 100;
    const numbers = data.letters[letters];
    let place = 0;
    for (let index = 0; index < numbers.length; index += 1) {
      place += steps[index];
      const glyph = glyphs[numbers[index]];
      const y = baseline + (heights ? heights[index] * hundredth : 0);
      context.setTransform(unit, 0, 0, unit, x + place * hundredth, y);
      if (glyph.image) {
        if (glyph.image.complete) context.drawImage(glyph.image, ...glyph.frame);
      } else {
        glyph.path ??= new Path2D(glyph.outline);
        context.fill(glyph.path);
      }
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  // MARK: Shapes

  // A rectangle on whole pixels, at least one pixel wide and high. A line keeps its thickness at any position.
  function snap(x, y, width, height) {
    const ends = (start, length) => {
      const from = Math.round(start);
      const to = length < 4 ? from + Math.round(length) : Math.round(start + length);
      return [from, Math.max(1, to - from)];
    };
    const [[left, w], [top, h]] = [ends(x, width), ends(y, height)];
    return [left, top, w, h];
  }

  function roundedPath(x, y, width, height, radius, top, bottom) {
    const limit = Math.min(radius, width / 2, top && bottom ? height / 2 : height);
    const [a, b] = [top ? limit : 0, bottom ? limit : 0];
    context.beginPath();
    context.roundRect(x, y, width, height, [a, a, b, b]);
  }

  // Draws an item with its upper edge at a pixel of the canvas. The factor is in pixels per pixel of the device.
  function drawItem(item, top, factor) {
    const shapes = item[1];
    let at = 0;
    const length = () => shapes[at++] * factor;
    const height = () => shapes[at++] * factor + top;
    while (at < shapes.length) {
      const code = shapes[at++];
      if (code === 9) {
        context.restore();
        continue;
      }
      if (code !== 8 && code !== 11) {
        const color = data.colors[2 * shapes[at++] + shown.dark];
        context.fillStyle = color;
        context.strokeStyle = color;
      }
      switch (code) {
        case 0: context.fillRect(...snap(length(), height(), length(), length())); break;
        case 1: {
          const [x, y, width, thickness] = snap(length(), height(), length(), length());
          const [upper, lower] = [Math.round(height()), Math.round(height())];
          context.fillRect(x, Math.max(upper, Math.min(y, lower - thickness)), width, thickness);
          break;
        }
        case 2: {
          let frame = [length(), height(), length(), length()];
          const [radius, flags] = [length(), shapes[at++]];
          if (flags & 4) frame = snap(...frame);
          if (radius > 0 && flags & 3) {
            roundedPath(...frame, radius, flags & 1, flags & 2);
            context.fill();
          } else {
            context.fillRect(...frame);
          }
          break;
        }
        case 3: case 4: {
          const [x, y, radius] = [length(), height(), length()];
          context.beginPath();
          context.arc(x, y, radius, 0, 2 * Math.PI);
          if (code === 3) { context.fill(); break; }
          context.lineWidth = length();
          context.stroke();
          break;
        }
        case 5: {
          context.lineWidth = length();
          context.lineCap = context.lineJoin = "round";
          context.beginPath();
          for (let count = shapes[at++]; count > 0; count -= 1) context.lineTo(length(), height());
          context.stroke();
          break;
        }
        case 6: {
          const frame = [length(), height(), length(), length()];
          roundedPath(...frame, length(), true, true);
          context.lineWidth = length();
          context.stroke();
          break;
        }
        case 7: {
          const run = data.runs[shapes[at++]];
          drawRun(run, length(), Math.round(height()), factor);
          break;
        }
        case 10: {
          const path = paths[shapes[at++]];
          const [x, y, unit, width] = [length(), height(), length(), shapes[at++]];
          path.shape ??= new Path2D(path.outline);
          context.setTransform(unit, 0, 0, unit, x, y);
          if (width > 0) {
            context.lineWidth = width;
            context.lineCap = context.lineJoin = "round";
            context.stroke(path.shape);
          } else {
            context.fill(path.shape);
          }
          context.setTransform(1, 0, 0, 1, 0, 0);
          break;
        }
        case 11: {
          const { image } = glyphs[shapes[at++]];
          const frame = [length(), height(), length(), length()];
          if (image.complete) context.drawImage(image, ...frame);
          break;
        }
        case 8: {
          const frame = [length(), height(), length(), length()];
          const radius = length();
          context.save();
          roundedPath(...(radius > 0 ? frame : snap(...frame)), radius, true, true);
          context.clip();
          break;
        }
      }
    }
  }

  // MARK: Drawing

  // The drawn part of the list, in pixels of the page. Scrolling inside of it draws nothing.
  let drawn = { top: 0, bottom: -1 };
  let zoom = 1;
  // The pixels of the page above and below the visible part that are drawn, too, when the slider rests.
  const margin = 300;

  function visiblePart() {
    const top = device.getBoundingClientRect().top;
    return [Math.max(0, -top), Math.min(layout().height * zoom, innerHeight - top)];
  }

  // Draws the visible part. Only while the slider moves, nothing is drawn above and below it.
  function draw(isMoving) {
    const { numbers, tops, bars, height } = layout();
    const ratio = devicePixelRatio || 1;
    const width = data.widths[shown.width];
    const [first, last] = visiblePart();
    // The canvas begins and ends on whole pixels.
    const top = Math.floor(Math.max(0, first - margin));
    const rows = Math.min(Math.ceil(height * zoom), Math.ceil(innerHeight) + 2 * margin);
    const size = [Math.round(width * zoom * ratio), Math.round(rows * ratio)];
    if (canvas.width !== size[0] || canvas.height !== size[1]) {
      [canvas.width, canvas.height] = size;
      canvas.style.width = `${size[0] / ratio}px`;
      canvas.style.height = `${size[1] / ratio}px`;
    }
    canvas.style.top = `${top}px`;
    drawn = isMoving ? { top: first, bottom: last } : { top, bottom: top + rows };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = data.backgrounds[2 * shown.theme + shown.dark];
    context.fillRect(0, 0, ...size);
    const factor = zoom * ratio / data.scale;
    const origin = top * ratio;
    const [from, to] = [drawn.top, Math.min(drawn.bottom, last + margin)].map((edge) =>
      itemAt(tops, edge / zoom * data.scale));
    const drawnItems = numbers.slice(from, to + 1).map((_, offset) => from + offset);
    for (const index of drawnItems) {
      drawItem(data.items[numbers[index]], tops[index] * factor - origin, factor);
    }
    if (bars !== undefined) drawItem(data.items[bars], -origin, factor);
    if (shown.selected) drawOutline(factor, origin);
    if (shown.redlines) drawRedlines(drawnItems, factor, origin);
  }

  function drawOutline(factor, origin) {
    const frame = frameOf(shown.selected);
    if (!frame) return;
    const line = Math.max(2, 2 * devicePixelRatio);
    const [x, y, width, height] = frame.map((value) => value * factor);
    context.strokeStyle = shown.dark ? "#6aacff" : "#0a5fcf";
    context.lineWidth = line;
    context.strokeRect(x + line / 2, y - origin + line / 2, width - line, height - line);
  }

  // The frame of an element in the list.
  function frameOf({ item, text }) {
    const { numbers, tops } = layout();
    const parts = data.items[numbers[item]];
    if (text === null) return [0, tops[item], data.widths[shown.width] * data.scale, parts[0]];
    const [x, y, width, height] = parts[2][text];
    return [x, tops[item] + y, width, height];
  }

  // MARK: Redlines

  // The redlines of an element: kind, frame in the list, and the measured lengths.
  function redlines({ item, text }) {
    const { numbers, tops } = layout();
    const [height, , itemTexts, spaces] = data.items[numbers[item]];
    const top = tops[item];
    const lines = [];
    const add = (kind, x, y, width, tall, ...lengths) => {
      if (width > 0 && tall > 0) lines.push({ kind, frame: [x, top + y, width, tall], lengths });
    };
    if (text === null) {
      const width = data.widths[shown.width] * data.scale;
      add("item", 0, 0, width, height, width, height);
      if (spaces.length) {
        const [cx, cy, cw, ch, x, y, w, h, ...gaps] = spaces;
        add("margin", x, cy, w, y - cy, y - cy);
        add("margin", cx, y, x - cx, h, x - cx);
        add("margin", x, y + h, w, cy + ch - y - h, cy + ch - y - h);
        add("margin", x + w, y, cx + cw - x - w, h, cx + cw - x - w);
        for (let at = 0; at < gaps.length; at += 5) {
          const [gx, gy, gw, gh, isVertical] = gaps.slice(at, at + 5);
          add("gap", gx, gy, gw, gh, isVertical ? gh : gw);
        }
      }
    }
    itemTexts.forEach(([x, y, width, tall, font, , ends], index) => {
      if (text !== null && text !== index) return;
      add("text", x, y, width, tall, width, tall);
      const capHeight = data.fonts[font][5] * data.scale;
      for (let at = 0; at < ends.length; at += 4) {
        const [, left, baseline, length] = ends.slice(at, at + 4);
        add("baseline", x, 0, width, baseline, baseline);
        add("capHeight", left, baseline - capHeight, length, capHeight, capHeight);
      }
    });
    return lines;
  }

  function drawRedlines(drawnItems, factor, origin) {
    const isOne = shown.selected !== null;
    const elements = isOne ? [shown.selected] : drawnItems
      .filter((item) => data.items[layout().numbers[item]][2].length)
      .map((item) => ({ item, text: null }));
    const lines = elements.flatMap(redlines).map((line) => {
      const [x, y, width, height] = line.frame.map((value) => value * factor);
      return { ...line, frame: snap(x, y - origin, width, height) };
    });
    for (const { kind, frame } of lines) {
      context.fillStyle = data.redlines[kind];
      context.strokeStyle = data.redlines[kind];
      const [x, y, width, height] = frame;
      context.lineWidth = 1;
      if (kind === "margin" || kind === "gap") {
        context.globalAlpha = .27;
        context.fillRect(x, y, width, height);
        context.globalAlpha = 1;
      } else if (kind === "baseline") {
        context.fillRect(x, y + height, width, 1);
      } else if (kind === "capHeight") {
        context.fillRect(x, y, width, 1);
        context.fillRect(x, y, 1, height);
      } else {
        context.strokeRect(x + .5, y + .5, width - 1, height - 1);
      }
    }
    drawFigures(lines, isOne);
  }

  // Draws the lengths of redlines in points. The smallest parts come first, because they have the fewest free places.
  function drawFigures(lines, isOne) {
    const ratio = devicePixelRatio || 1;
    const taken = [];
    const tall = 14 * ratio;
    context.font = `600 ${10 * ratio}px system-ui, sans-serif`;
    context.textBaseline = "middle";
    context.textAlign = "center";
    const ordered = [...lines].sort((a, b) => a.frame[2] * a.frame[3] - b.frame[2] * b.frame[3]);
    for (const { kind, frame, lengths } of ordered) {
      const words = lengths.map((length) => number(length / data.scale)).join(" × ");
      const wide = context.measureText(words).width + 6 * ratio;
      const [x, y, width, height] = frame;
      const middle = [x + (width - wide) / 2, y + (height - tall) / 2];
      const start = {
        item: [x + width - wide, y],
        text: [x + width + 2 * ratio, middle[1]],
        baseline: [x + width + 2 * ratio, y + height - tall / 2],
        capHeight: [x - wide - 2 * ratio, middle[1]],
      }[kind] ?? middle;
      const inside = ([left, top]) => [Math.max(0, Math.min(left, canvas.width - wide)), Math.max(0, top)];
      const isFree = ([left, top]) => taken.every(([l, t, w]) => left >= l + w || l >= left + wide || top >= t + tall || t >= top + tall);
      let place = inside(start);
      for (let ring = 1; !isFree(place) && ring <= 16; ring += 1) {
        const step = (ring >> 1) * (tall + ratio) * (ring % 2 ? 1 : -1);
        place = inside([start[0], start[1] + step]);
        if (!isFree(place)) place = inside([middle[0], middle[1] + step]);
      }
      if (!isFree(place) && !isOne) continue;
      taken.push([...place, wide]);
      context.fillStyle = "#ffffff";
      context.fillRect(place[0] - ratio, place[1] - ratio, wide + 2 * ratio, tall + 2 * ratio);
      context.fillStyle = data.redlines[kind];
      context.fillRect(...place, wide, tall);
      context.fillStyle = "#ffffff";
      context.fillText(words, place[0] + wide / 2, place[1] + tall / 2);
    }
  }

  // MARK: Texts over the drawing

  const contents = new Map();

  // Moves the texts to their frames. Each line gets the width of the drawn line, so that selections fit.
  function placeTexts() {
    const { numbers, tops, height } = layout();
    texts.style.width = `${data.widths[shown.width]}px`;
    texts.style.height = `${height}px`;
    texts.style.transform = zoom === 1 ? "" : `scale(${zoom})`;
    for (const node of items) {
      const index = Number(node.dataset.item);
      const [itemHeight, , itemTexts] = data.items[numbers[index]];
      node.style.top = `${tops[index] / data.scale}px`;
      node.style.height = `${itemHeight / data.scale}px`;
      node.querySelectorAll(".text").forEach((text, number) => placeText(text, itemTexts[number]));
    }
  }

  function placeText(node, [x, y, width, height, font, , ends]) {
    if (!contents.has(node)) contents.set(node, node.textContent);
    const words = contents.get(node);
    const [, , size, , , , weight, isItalic] = data.fonts[font];
    const style = `${isItalic ? "italic " : ""}${weight} ${size}px system-ui, sans-serif`;
    const pixels = (value) => `${value / data.scale}px`;
    Object.assign(node.style, {
      left: pixels(x), top: pixels(y), width: pixels(width + 2 * data.scale), font: style,
      lineHeight: pixels(height / Math.max(1, ends.length / 4)), textAlign: alignment(x, width, ends),
    });
    const lines = [];
    for (let at = 0, start = 0; at < ends.length; at += 4) {
      lines.push([words.slice(start, ends[at]), ends[at + 3] / data.scale]);
      start = ends[at];
    }
    if (node.children.length !== lines.length || lines.some(([part], number) => node.children[number].textContent !== part)) {
      node.replaceChildren(...lines.map(([part]) => {
        const line = document.createElement("span");
        line.className = "line";
        line.textContent = part;
        return line;
      }));
    }
    context.font = style;
    lines.forEach(([part, length], number) => {
      const natural = context.measureText(part.trimEnd()).width;
      const count = Math.max(1, [...part.trimEnd()].length);
      node.children[number].style.letterSpacing = `${((length - natural) / count).toFixed(3)}px`;
    });
  }

  function alignment(x, width, ends) {
    const [lefts, rights] = [[], []];
    for (let at = 0; at < ends.length; at += 4) {
      lefts.push(ends[at + 1] - x);
      rights.push(x + width - ends[at + 1] - ends[at + 3]);
    }
    const isZero = (value) => Math.abs(value) < 2 * data.scale;
    if (lefts.every(isZero)) return "left";
    return rights.every(isZero) ? "right" : "center";
  }

  // MARK: Words

  const number = (value) => String(Math.round(value * 1000) / 1000);
  const points = (value) => data.words.points.replace("%1$s", number(value));

  function showWords() {
    const [name, numbers, spoken] = data.themes[shown.theme].readOuts[shown.size];
    element("name").textContent = name;
    element("numbers").textContent = numbers;
    slider.setAttribute("aria-valuetext", spoken);
    marks.forEach((mark, index) => mark.classList.toggle("current", index === shown.size));
    styleRows.forEach((row, index) => {
      const style = data.themes[shown.theme].styles[index];
      row.cells[1].textContent = style[0];
      row.cells[2].textContent = style[1 + shown.size];
    });
    const note = document.querySelector(".shown");
    note.classList.toggle("zoomed", zoom < 1);
    note.textContent = data.words.zoom.replace("%1$s", Math.round(zoom * 100));
    for (const finding of findings) finding.classList.toggle("elsewhere", !holds(finding, shown.size));
  }

  const widthOf = (finding) => Number(finding.dataset.width ?? shown.width);
  const themeOf = (finding) => Number(finding.parentNode.parentNode.dataset.theme);
  const holds = (finding, size) =>
    widthOf(finding) === shown.width && (Number(finding.dataset.sizes) >> size & 1) === 1;

  // Shows the findings of the theme, and the number of violations at each size.
  function showFindings() {
    document.querySelectorAll("#findings > [data-theme]").forEach((list) => {
      list.hidden = Number(list.dataset.theme) !== shown.theme;
    });
    const violations = findings.filter((finding) =>
      finding.dataset.severity === "violation" && themeOf(finding) === shown.theme);
    element("counts").replaceChildren(...data.themes[0].readOuts.map((_, size) => {
      const count = document.createElement("span");
      const sum = violations.filter((finding) => holds(finding, size)).length;
      count.textContent = sum ? `×${sum}` : "";
      return count;
    }));
    element("verdict").textContent = data.themes[shown.theme].verdict;
  }

  // Fills in the figures of the selected element.
  function showSelection() {
    element("selection").hidden = shown.selected === null;
    if (!shown.selected) return;
    const { item, text } = shown.selected;
    const node = items.find((other) => Number(other.dataset.item) === item);
    const [, , itemTexts] = data.items[layout().numbers[item]];
    const parts = [];
    const section = (title, figures) => {
      const head = document.createElement("h3");
      head.textContent = title;
      const table = document.createElement("table");
      for (const [name, value, color] of figures) {
        const row = table.insertRow();
        const title = document.createElement("th");
        title.scope = "row";
        title.textContent = name;
        row.append(title);
        const cell = row.insertCell();
        if (color) {
          const patch = document.createElement("i");
          patch.style.background = color;
          cell.append(patch);
        }
        cell.append(value);
      }
      parts.push(head, table);
    };
    const frame = (values) => {
      const [x, y, width, height] = values.map((value) => number(value / data.scale));
      return `${x}, ${y} · ${width} × ${points(Number(height))}`;
    };
    const words = data.words;
    if (text === null) section(node.dataset.name, [[words.frame, frame(frameOf(shown.selected))]]);
    itemTexts.forEach(([, , , , font, color, ends], index) => {
      if (text !== null && text !== index) return;
      const [face, style, size, pitch, lineHeight] = data.fonts[font];
      const shade = data.colors[2 * color + shown.dark];
      section(node.querySelectorAll(".text")[index].dataset.name, [
        [words.style, style || words.none], [words.font, face], [words.size, points(size)],
        [words.lineHeight, points(lineHeight)], [words.linePitch, points(pitch)],
        [words.lines, String(ends.length / 4)], [words.frame, frame(frameOf({ item, text: index }))],
        [words.color, shade.toUpperCase(), shade],
      ]);
    });
    element("figures").replaceChildren(...parts);
  }

  // MARK: Changes

  let frame = 0;
  let settling = 0;
  // What the slider changes in the next frame. It can move several times in one.
  let moved = null;

  // Draws in the next frame. The texts, and what is above and below the visible part, follow when the slider rests.
  function schedule() {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const isMoving = moved !== null;
      if (isMoving) apply(moved);
      moved = null;
      draw(isMoving);
    });
  }

  function settle() {
    draw(false);
    placeTexts();
  }

  function fit() {
    const room = document.querySelector(".stage").clientWidth;
    zoom = Math.min(1, room / data.widths[shown.width]);
  }

  function change(changes) {
    apply(changes);
    schedule();
  }

  // Changes what is shown, except for the drawing, and keeps the item at the upper edge where it is.
  function apply(changes) {
    const before = layout();
    const [top] = visiblePart();
    const anchor = itemAt(before.tops, top / zoom * data.scale);
    const part = (top / zoom * data.scale - before.tops[anchor]) / (before.tops[anchor + 1] - before.tops[anchor] || 1);
    Object.assign(shown, changes);
    fit();
    const after = layout();
    device.style.width = `${data.widths[shown.width] * zoom}px`;
    device.style.height = `${after.height * zoom}px`;
    if (top > 0) {
      const place = after.tops[anchor] + part * (after.tops[anchor + 1] - after.tops[anchor]);
      scrollTo(scrollX, scrollY + visibleOffset(place / data.scale * zoom));
    }
    root.dataset.appearance = shown.dark;
    slider.value = shown.size;
    showWords();
    if ("theme" in changes || "width" in changes) showFindings();
    showSelection();
    clearTimeout(settling);
    settling = setTimeout(settle, 120);
  }

  // How far the page has to scroll until a height of the list is at the upper edge.
  const visibleOffset = (height) => device.getBoundingClientRect().top + height;

  function select(selected) {
    change({ selected });
  }

  function step(steps) {
    const size = Math.max(0, Math.min(Number(slider.max), shown.size + steps));
    if (size !== shown.size) change({ size });
  }

  function show(finding) {
    const sizes = Number(finding.dataset.sizes);
    const size = sizes >> shown.size & 1 ? shown.size : Math.max(0, Math.log2(sizes & -sizes));
    const item = finding.dataset.item;
    const selected = item === undefined ? null : { item: Number(item), text: null };
    change({ size, width: widthOf(finding), selected });
    if (!selected) return;
    const [, y, , height] = frameOf(selected).map((value) => value / data.scale * zoom);
    const [first, last] = visiblePart();
    if (y < first || y + height > last - 120) scrollTo(scrollX, scrollY + visibleOffset(y) - 80);
  }

  // Selects the next element in a direction.
  function selectNext(direction) {
    const order = items.map((node) => Number(node.dataset.item));
    const at = shown.selected ? order.indexOf(shown.selected.item) : direction > 0 ? -1 : order.length;
    const item = order[Math.max(0, Math.min(order.length - 1, at + direction))];
    if (item === undefined) return;
    select({ item, text: null });
    const [, y, , height] = frameOf(shown.selected).map((value) => value / data.scale * zoom);
    const [first, last] = visiblePart();
    if (y < first) scrollTo(scrollX, scrollY + visibleOffset(y) - 20);
    if (y + height > last - 120) scrollTo(scrollX, scrollY + y + height - last + 140);
  }

  slider.addEventListener("input", () => {
    moved = { size: Number(slider.value) };
    schedule();
  });
  for (const name of ["theme", "width", "appearance"]) {
    element(name)?.addEventListener("change", (event) => {
      const value = Number(event.target.value);
      if (name === "appearance") isAppearanceChosen = true;
      change(name === "appearance" ? { dark: value } : { [name]: value });
    });
  }
  element("redlines").addEventListener("click", toggleRedlines);
  function toggleRedlines() {
    change({ redlines: !shown.redlines });
    element("redlines").setAttribute("aria-pressed", shown.redlines);
  }
  for (const finding of findings) {
    finding.querySelector("button").addEventListener("click", () => show(finding));
  }
  texts.addEventListener("click", (event) => {
    // A drag that selects characters selects no element.
    if (!getSelection().isCollapsed) return;
    const node = event.target.closest(".item");
    if (!node) return select(null);
    const text = [...node.querySelectorAll(".text")].indexOf(event.target.closest(".text"));
    select({ item: Number(node.dataset.item), text: text < 0 ? null : text });
  });
  texts.tabIndex = 0;
  texts.addEventListener("keydown", (event) => {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    selectNext(direction);
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input")) return;
    const action = {
      "+": () => step(1), "=": () => step(1), "-": () => step(-1), ArrowRight: () => step(1),
      ArrowLeft: () => step(-1), 0: () => change({ size: 3 }), r: toggleRedlines,
      Escape: () => select(null),
    }[event.key];
    if (action) action();
  });
  darkSystem.addEventListener("change", () => {
    if (!isAppearanceChosen) chooseAppearance(darkSystem.matches ? 1 : 0);
  });
  function chooseAppearance(dark) {
    document.querySelectorAll("#appearance input").forEach((input) => {
      input.checked = Number(input.value) === dark;
    });
    change({ dark });
  }
  addEventListener("resize", () => change({}));
  addEventListener("scroll", () => {
    const [first, last] = visiblePart();
    if (first < drawn.top || last > drawn.bottom) schedule();
  }, { passive: true });

  root.classList.add("live");
  // A browser may restore what was chosen before the page was loaded again.
  document.querySelectorAll("fieldset").forEach((group) => {
    group.querySelectorAll("input").forEach((input, index) => { input.checked = index === 0; });
  });
  chooseAppearance(data.appearance ?? (darkSystem.matches ? 1 : 0));
  change({ theme: 0 });
  clearTimeout(settling);
  settle();
  if (data.opensAtFindings) {
    const first = findings.find((finding) => themeOf(finding) === 0);
    if (first) show(first);
  }
})();

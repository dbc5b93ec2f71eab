// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.Locale;

/** Prints measured times like {@code mlir-opt --mlir-timing --mlir-output-format=json}. */
final class TimingJson {
  private final StringBuilder text = new StringBuilder("[\n");
  private final TimeNode root;
  private final boolean showUser;

  private TimingJson(TimeNode root, boolean showUser) {
    this.root = root;
    this.showUser = showUser;
  }

  static String of(TimeNode root, boolean showUser, boolean asList) {
    TimingJson json = new TimingJson(root, showUser);
    if (asList) {
      TimingReport.sums(root).forEach(
          sum -> json.entry("", sum.getKey(), sum.getValue()[0], sum.getValue()[1]).append("},\n"));
    } else {
      root.children().forEach(child -> json.tree(child, ""));
    }
    long[] rest = TimingReport.rest(root);
    json.entry("", "Rest", rest[0], rest[1]).append("},\n");
    json.entry("", "Total", root.user(), root.wall()).append("}\n]\n");
    return json.text.toString();
  }

  private void tree(TimeNode node, String indent) {
    if (node.isHidden()) {
      node.children().forEach(child -> tree(child, indent));
      return;
    }
    entry(indent, node.name(), node.user(), node.wall()).append(", \"passes\": [\n");
    node.children().forEach(child -> tree(child, indent + "  "));
    text.append(indent).append("{}]},\n");
  }

  private StringBuilder entry(String indent, String name, long user, long wall) {
    text.append(indent).append('{');
    if (showUser) {
      time("user", user, root.user());
    }
    time("wall", wall, root.wall());
    String escaped = name.replace("\\", "\\\\").replace("\"", "\\\"");
    return text.append("\"name\": \"").append(escaped).append('"');
  }

  private void time(String key, long nanos, long total) {
    text.append(String.format(Locale.ROOT, "\"%s\": {\"duration\": %8.4f, \"percentage\": %5.1f}, ", key,
        nanos / TimingReport.NANOS, TimingReport.percentage(nanos, total)));
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints measured times like {@code mlir-opt --mlir-timing}. User times are printed if several threads worked. */
final class TimingReport {
  static final double NANOS = 1e9;

  private final StringBuilder text = new StringBuilder(ReportHead.of("Execution time report"));
  private final TimeNode root;
  private final boolean showUser;

  private TimingReport(TimeNode root, boolean showUser) {
    this.root = root;
    this.showUser = showUser;
  }

  static String of(TimeNode root, boolean showUser, boolean asList) {
    TimingReport report = new TimingReport(root, showUser);
    report.head();
    if (asList) {
      report.list();
    } else {
      root.children().forEach(child -> report.tree(child, 0));
    }
    report.tail();
    return report.text.toString();
  }

  private void head() {
    text.append(String.format(Locale.ROOT, "  Total Execution Time: %.4f seconds\n\n", root.wall() / NANOS));
    text.append(showUser ? "  ----User Time----" : "").append("  ----Wall Time----  ----Name----\n");
  }

  private void tree(TimeNode node, int depth) {
    if (!node.isHidden()) {
      line(node.name(), depth, node.user(), node.wall());
    }
    for (TimeNode child : node.children()) {
      tree(child, node.isHidden() ? depth : depth + 1);
    }
  }

  private void list() {
    sums(root).forEach(entry -> line(entry.getKey(), 0, entry.getValue()[0], entry.getValue()[1]));
  }

  /** Returns user and wall time by name, the longest wall time first. */
  static List<Map.Entry<String, long[]>> sums(TimeNode root) {
    Map<String, long[]> sums = new LinkedHashMap<>();
    collect(root, sums);
    List<Map.Entry<String, long[]>> sorted = new ArrayList<>(sums.entrySet());
    sorted.sort((a, b) -> Long.compare(b.getValue()[1], a.getValue()[1]));
    return sorted;
  }

  private static void collect(TimeNode node, Map<String, long[]> sums) {
    long[] sum = sums.computeIfAbsent(node.name(), name -> new long[2]);
    sum[0] += node.user();
    sum[1] += node.wall();
    node.children().forEach(child -> collect(child, sums));
  }

  private void tail() {
    long[] rest = rest(root);
    line("Rest", 0, rest[0], rest[1]);
    line("Total", 0, root.user(), root.wall());
  }

  /** Returns the user and the wall time of {@code root} that is in none of its parts. */
  static long[] rest(TimeNode root) {
    long user = root.user();
    long wall = root.wall();
    for (TimeNode child : root.children()) {
      user -= child.user();
      wall -= child.wall();
    }
    return new long[] {user, wall};
  }

  private void line(String name, int depth, long user, long wall) {
    if (showUser) {
      column(user, root.user());
    }
    column(wall, root.wall());
    text.append("  ").append("  ".repeat(depth)).append(name).append('\n');
  }

  private void column(long nanos, long total) {
    text.append(String.format(Locale.ROOT, "  %8.4f (%5.1f%%)", nanos / NANOS, percentage(nanos, total)));
  }

  static double percentage(long nanos, long total) {
    return total == 0 ? 0.0 : 100.0 * nanos / total;
  }
}

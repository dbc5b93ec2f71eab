// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool.internal.observe;

/** The first lines of a report, as LLVM's tools have them. */
final class ReportHead {
  private static final int WIDTH = 80;
  private static final String RULE = "===" + "-".repeat(WIDTH - 7) + "===\n";

  private ReportHead() {}

  static String of(String title) {
    String shown = "... " + title + " ...";
    return RULE + " ".repeat((WIDTH - shown.length()) / 2) + shown + "\n" + RULE;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

/** The header of a report, as in LLVM's tools. */
final class ReportHead {
  private static final int WIDTH = 80;
  private static final String RULE = "===" + "-".repeat(WIDTH - 7) + "===\n";

  private ReportHead() {}

  static String of(String title) {
    String shown = "... " + title + " ...";
    return RULE + " ".repeat((WIDTH - shown.length()) / 2) + shown + "\n" + RULE;
  }
}

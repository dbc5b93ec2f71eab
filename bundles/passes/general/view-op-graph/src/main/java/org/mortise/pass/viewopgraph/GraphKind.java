// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

/** The kinds of graphs that {@code print-graph} draws. */
enum GraphKind {
  CONTROL_FLOW("control-flow", "blocks, branches, and the edges into and out of regions"),
  ALIASES("aliases", "buffers and their may-alias edges"),
  CALLS("calls", "functions and their callees"),
  OPERATIONS("operations", "operations and uses of values, as view-op-graph does");

  private final String text;
  private final String meaning;

  GraphKind(String text, String meaning) {
    this.text = text;
    this.meaning = meaning;
  }

  String text() {
    return text;
  }

  String meaning() {
    return meaning;
  }
}

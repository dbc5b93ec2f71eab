// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * A statement whose children are the statements that explain it. The depth is the length of dependency chains between
 * unusable bundles, which is small.
 */
final class Tree {
  private final String text;
  private final List<Tree> children = new ArrayList<>();

  Tree(String text) {
    this.text = text;
  }

  /** Adds a child and returns it. */
  Tree add(String statement) {
    Tree child = new Tree(statement);
    children.add(child);
    return child;
  }

  void print(PrintStream out) {
    out.println(text);
    printChildren(out, "");
    out.flush();
  }

  private void printChildren(PrintStream out, String indent) {
    for (int i = 0; i < children.size(); i++) {
      boolean last = i == children.size() - 1;
      out.println(indent + (last ? "`- " : "|- ") + children.get(i).text);
      children.get(i).printChildren(out, indent + (last ? "   " : "|  "));
    }
  }
}

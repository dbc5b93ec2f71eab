// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.mortise.ir.AsmParser;
import org.mortise.ir.ParseError;

/** Parses nested lists of scales in braces: {@code {{1.0, 2.0}, {3.0, 4.0}}}. */
final class ScaleTensor {
  private static final int MAX_RANK = 64;

  private final List<UniformScale> elements = new ArrayList<>();
  /** The size of the lists of each level; -1 before the first of them ends. */
  private final List<Integer> sizes = new ArrayList<>();
  /** How many elements the open list of each level has. */
  private final List<Integer> counts = new ArrayList<>();
  private int rank = -1;

  /** Parses the text from the first brace on. */
  void parse(AsmParser parser, Supplier<UniformScale> element) {
    parser.parsePunctuation("{");
    open(parser);
    while (!counts.isEmpty()) {
      if (parser.parseOptionalPunctuation("{")) {
        open(parser);
        continue;
      }
      parseElement(parser, element);
      while (!counts.isEmpty() && !parser.parseOptionalPunctuation(",")) {
        parser.parsePunctuation("}");
        close(parser);
      }
    }
  }

  private void open(AsmParser parser) {
    if (counts.size() == MAX_RANK) {
      throw parser.error("too many nested lists");
    }
    counts.add(0);
    if (sizes.size() < counts.size()) {
      sizes.add(-1);
    }
  }

  private void parseElement(AsmParser parser, Supplier<UniformScale> element) {
    elements.add(element.get());
    if (rank >= 0 && rank != counts.size()) {
      throw inconsistent(parser);
    }
    rank = counts.size();
    addToOpenList();
  }

  private void addToOpenList() {
    int level = counts.size() - 1;
    if (level >= 0) {
      counts.set(level, counts.get(level) + 1);
    }
  }

  private void close(AsmParser parser) {
    int level = counts.size() - 1;
    int count = counts.remove(level);
    if (sizes.get(level) >= 0 && sizes.get(level) != count) {
      throw inconsistent(parser);
    }
    sizes.set(level, count);
    addToOpenList();
  }

  private static ParseError inconsistent(AsmParser parser) {
    return parser.error("tensor literal is invalid; ranks are not consistent between elements");
  }

  long[] shape() {
    long[] shape = new long[sizes.size()];
    for (int i = 0; i < shape.length; i++) {
      shape[i] = sizes.get(i);
    }
    return shape;
  }

  List<UniformScale> elements() {
    return elements;
  }
}

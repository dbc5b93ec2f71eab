// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code $successor} or, with all groups, {@code successors}. */
final class SuccessorElement extends Element {
  private static final int ALL = -1;

  private final int group;
  private final boolean variadic;
  private final String name;

  SuccessorElement(OpDefinition definition, int group) {
    this.group = group;
    this.variadic = group == ALL || definition.successorSpec(group).variadic();
    this.name = group == ALL ? "" : definition.successorSpec(group).name();
  }

  static SuccessorElement all(OpDefinition definition) {
    return new SuccessorElement(definition, ALL);
  }

  private List<Block> collected(FormatParseState state) {
    return state.successors(group == ALL ? 0 : group);
  }

  @Override
  void parse(FormatParseState state) {
    if (variadic) {
      parseOptional(state);
    } else {
      collected(state).add(state.parser().parseSuccessor());
    }
  }

  @Override
  boolean canBegin() {
    return variadic;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    Block first = state.parser().parseOptionalSuccessor();
    if (first == null) {
      return false;
    }
    collected(state).add(first);
    while (state.parser().parseOptionalPunctuation(",")) {
      collected(state).add(state.parser().parseSuccessor());
    }
    return true;
  }

  @Override
  void addTo(SyntaxTemplate template) {
    if (!variadic) {
      template.hole("^" + name, List.of());
    }
  }

  private int first() {
    return group == ALL ? 0 : group;
  }

  private int end(Operation op) {
    return variadic ? op.successorCount() : group + 1;
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    for (int i = first(); i < end(op); i++) {
      if (i > first()) {
        printer.print(", ");
      }
      printer.printSuccessor(op.successor(i));
    }
  }

  @Override
  boolean canAnchor() {
    return variadic;
  }

  @Override
  boolean isPresent(Operation op) {
    return end(op) > first();
  }
}

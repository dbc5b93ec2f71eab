// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code $operand}. */
final class OperandElement extends Element {
  private final ValueGroup group;
  private final int index;
  private final Arity arity;

  OperandElement(OpDefinition definition, int index) {
    this.group = ValueGroup.ofOperands(definition, index);
    this.index = index;
    this.arity = definition.operandSpec(index).arity();
  }

  @Override
  void parse(FormatParseState state) {
    state.beginOperands(index);
    switch (arity) {
      case ONE -> state.addOperand(index, state.parser().parseOperand());
      case OPTIONAL -> state.addOperand(index, state.parser().parseOptionalOperand());
      default -> state.parseOperandList(index);
    }
  }

  @Override
  boolean canBegin() {
    return arity != Arity.ONE;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    parse(state);
    return !state.operands(index).isEmpty();
  }

  @Override
  void addTo(SyntaxTemplate template) {
    if (arity != Arity.OPTIONAL) {
      template.hole("%" + group.name(), List.of());
    }
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    int start = group.start(op);
    int end = start + group.length(op);
    for (int i = start; i < end; i++) {
      if (i > start) {
        printer.print(", ");
      }
      printer.printOperand(op.operand(i));
    }
  }

  @Override
  boolean canAnchor() {
    return arity != Arity.ONE;
  }

  @Override
  boolean isPresent(Operation op) {
    return group.length(op) > 0;
  }
}

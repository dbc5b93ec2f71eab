// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code $operands} or {@code type($operands)} of a group of several lists: {@code (%a, %b), (%c)}. */
final class ListsElement extends Element {
  private final ValueGroup group;
  private final String sizesName;
  private final int sizesSlot;
  private final boolean isType;

  ListsElement(OpDefinition definition, int index, boolean isType) {
    this.group = ValueGroup.ofOperands(definition, index);
    this.sizesName = definition.listSizesName(index);
    this.sizesSlot = definition.attributeSlot(sizesName);
    this.isType = isType;
  }

  @Override
  void parse(FormatParseState state) {
    List<Integer> sizes = new ArrayList<>();
    if (!isType) {
      state.beginOperands(group.index());
    }
    do {
      if (!state.parser().parseOptionalPunctuation("(")) {
        break;
      }
      int before = count(state);
      if (!state.parser().parseOptionalPunctuation(")")) {
        parseList(state);
        state.parser().parsePunctuation(")");
      }
      sizes.add(count(state) - before);
    } while (state.parser().parseOptionalPunctuation(","));
    if (!isType) {
      state.operation().setProperty(sizesSlot, DenseI32ArrayAttr.of(
          state.operation().context(), sizes.stream().mapToInt(Integer::intValue).toArray()));
    }
  }

  private int count(FormatParseState state) {
    return isType ? group.collected(state).size() : state.operands(group.index()).size();
  }

  private void parseList(FormatParseState state) {
    if (isType) {
      state.parser().parseTypeList(group.collected(state));
    } else {
      state.parseOperandList(group.index());
    }
  }

  @Override
  boolean canBegin() {
    return true;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    parse(state);
    return count(state) > 0;
  }

  @Override
  void addTo(SyntaxTemplate template) {
    template.hole(isType ? "types" : "%" + group.name(), List.of());
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    @Nullable DenseI32ArrayAttr sizes = op.getAttr(sizesName) instanceof DenseI32ArrayAttr given ? given : null;
    int next = group.start(op);
    for (int i = 0; sizes != null && i < sizes.size(); i++) {
      printer.print(i == 0 ? "(" : ", (");
      int end = next + sizes.get(i);
      for (int k = next; k < end; k++) {
        printer.print(k == next ? "" : ", ");
        printOne(op, printer, k);
      }
      printer.print(")");
      next = end;
    }
  }

  private void printOne(Operation op, OpAsmPrinter printer, int position) {
    if (isType) {
      printer.printType(group.typeAt(op, position));
    } else {
      printer.printOperand(op.operand(position));
    }
  }

  @Override
  boolean canAnchor() {
    return true;
  }

  @Override
  boolean isPresent(Operation op) {
    return group.length(op) > 0;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.Arrays;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A compiled format: a list of elements, and the rules to infer the omitted types. */
final class CompiledFormat implements OpAssembly {
  private final OpDefinition definition;
  private final Element[] elements;
  private final TypePlan types;

  /** Whether the format parses all regions as one list. */
  private final boolean regionList;
  /** The attributes with the sizes of the lists of groups of operands. */
  private final int[] listSizes;

  CompiledFormat(OpDefinition definition, Element[] elements, TypePlan types, boolean regionList) {
    this.definition = definition;
    this.elements = elements;
    this.types = types;
    this.regionList = regionList;
    this.listSizes = listSizes(definition);
  }

  private static int[] listSizes(OpDefinition definition) {
    int[] slots = new int[definition.operandGroupCount()];
    int count = 0;
    for (int group = 0; group < slots.length; group++) {
      String name = definition.listSizesName(group);
      if (name != null) {
        slots[count++] = definition.attributeSlot(name);
      }
    }
    return Arrays.copyOf(slots, count);
  }

  @Override
  public void parse(OpAsmParser parser, OperationState operation) {
    FormatParseState state = new FormatParseState(parser, operation, definition);
    addRegions(operation);
    for (Element element : elements) {
      element.parse(state);
    }
    types.resolveResults(state);
    addMissingSizes(operation);
    state.addWrittenAttributes();
    types.resolveOperands(state);
    state.addSuccessors();
  }

  /** Groups of lists that a text leaves out have no lists. */
  private void addMissingSizes(OperationState operation) {
    for (int slot : listSizes) {
      if (operation.property(slot) == null) {
        operation.setProperty(slot, DenseI32ArrayAttr.of(operation.context()));
      }
    }
  }

  private void addRegions(OperationState operation) {
    for (int i = 0; !regionList && i < definition.regionGroupCount(); i++) {
      if (!definition.regionSpec(i).variadic()) {
        operation.addRegion();
      }
    }
  }

  void addTo(SyntaxTemplate template) {
    for (Element element : elements) {
      element.addSpacedTo(template);
    }
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    for (Element element : elements) {
      element.printSpaced(op, printer);
    }
  }
}

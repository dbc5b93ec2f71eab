// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
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

  CompiledFormat(OpDefinition definition, Element[] elements, TypePlan types, boolean regionList) {
    this.definition = definition;
    this.elements = elements;
    this.types = types;
    this.regionList = regionList;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState operation) {
    FormatParseState state = new FormatParseState(parser, operation, definition);
    addRegions(operation);
    for (Element element : elements) {
      element.parse(state);
    }
    types.resolveResults(state);
    state.addWrittenAttributes();
    types.resolveOperands(state);
    state.addSuccessors();
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

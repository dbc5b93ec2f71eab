// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code functional-type(inputs, results)}. */
final class FunctionalTypeElement extends Element {
  private final ValueGroup inputs;
  private final ValueGroup results;

  FunctionalTypeElement(ValueGroup inputs, ValueGroup results) {
    this.inputs = inputs;
    this.results = results;
  }

  @Override
  void parse(FormatParseState state) {
    int position = state.parser().position();
    if (!state.parser().parseOptionalPunctuation("(")) {
      state.parser().parseType();
      throw state.parser().error(position, "invalid kind of type specified");
    }
    if (!state.parser().parseOptionalPunctuation(")")) {
      state.parser().parseCommaSeparatedList(
          Delimiter.NONE, () -> inputs.collected(state).add(state.parser().parseType()));
      state.parser().parsePunctuation(")");
    }
    if (!state.parser().parseOptionalArrowTypeList(results.collected(state))) {
      throw state.parser().missing("'->' in function type");
    }
  }

  @Override
  void addTo(SyntaxTemplate template) {
    template.text("(");
    template.hole("types", List.of());
    boolean isOne = results.isOne();
    template.text(isOne ? ") -> " : ") -> (");
    template.hole(isOne ? "type" : "types", List.of());
    if (!isOne) {
      template.text(")");
    }
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    if (inputs.isAll() && results.isAll() && !inputs.isResults() && results.isResults()) {
      printer.printFunctionalType(op);
    } else {
      printer.printFunctionalType(inputs.types(op), results.types(op));
    }
  }

  @Override
  boolean canAnchor() {
    return true;
  }

  @Override
  boolean isPresent(Operation op) {
    return inputs.length(op) > 0 || results.length(op) > 0;
  }
}

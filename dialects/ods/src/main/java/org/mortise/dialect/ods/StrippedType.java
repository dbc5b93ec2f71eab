// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;
import org.mortise.ir.definition.TypeConstraint;

/** A type without its prefix and mnemonic in formats of operations. */
record StrippedType(ParametricDefinition<DefinedType> definition) implements TypeConstraint.Form {
  @Override
  public Type parse(AsmParser parser) {
    return ParameterExpressions.parseStrippedType(parser, definition);
  }

  @Override
  public void print(AsmPrinter printer, Type type) {
    ((DefinedType) type).printBody(printer);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.AttributeConstraint;

/** An attribute without its prefix and mnemonic in formats of operations. */
record StrippedAttribute(ParametricDefinition<DefinedAttr> definition) implements AttributeConstraint.Form {
  @Override
  public boolean isStripped() {
    return true;
  }

  @Override
  public Attribute parse(AsmParser parser) {
    return ParameterExpressions.parseStripped(parser, definition);
  }

  @Override
  public @Nullable Attribute parseOptional(AsmParser parser) {
    Attribute whole = parser.parseOptionalExtendedAttribute();
    return whole != null ? whole : definition.form().parseOptional(parser);
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    ((DefinedAttr) attribute).printBody(printer);
  }
}

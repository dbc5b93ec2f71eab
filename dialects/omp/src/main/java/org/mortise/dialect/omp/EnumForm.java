// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.AttributeConstraint;

/** The text of an attribute after its mnemonic, as in {@code depend_type(dependsource)}. */
record EnumForm(OmpEnum kind) implements AttributeConstraint.Form {
  @Override
  public Attribute parse(AsmParser parser) {
    return kind.parse(parser);
  }

  @Override
  public Attribute parseOptional(AsmParser parser) {
    return kind.parse(parser);
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    kind.print(printer, ((OmpEnumAttr) attribute).word());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;

/** How a mapped variable is passed to the device, as in {@code capture(ByRef)}. */
final class CaptureForm implements AttributeConstraint.Form {
  /** Parses a keyword. An unknown keyword omits the attribute, as in MLIR 19.1. */
  @Override
  public @Nullable Attribute parse(AsmParser parser) {
    String word = parser.parseKeyword();
    DialectEnum kind = OmpEnums.VARIABLE_CAPTURE_KIND;
    return kind.words().contains(word) ? kind.of(parser.context(), word) : null;
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    printer.print(((DialectEnumAttr) attribute).word());
  }
}

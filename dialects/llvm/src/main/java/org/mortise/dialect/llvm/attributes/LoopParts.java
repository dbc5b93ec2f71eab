// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;

/** The base of the parts of loop annotations. */
final class LoopParts {
  /** {@code true} or {@code false}. */
  static final ParameterForm<IntegerAttr> BOOL = new ParameterForm<>(
      "BoolAttr", LoopParts::parseBool, (printer, value) -> printer.printAttribute(value));

  private LoopParts() {}

  private static IntegerAttr parseBool(AsmParser parser) {
    int start = parser.position();
    IntegerAttr value = parser.parseAttribute(IntegerAttr.class, null);
    if (!IntegerType.isSignless(value.type(), 1)) {
      throw parser.error(start, "invalid kind of attribute specified");
    }
    return value;
  }
}

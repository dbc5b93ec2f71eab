// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The forms of parameters that types of the dialect share. Errors in most of them are not explained further. */
public final class FirForms {
  /** A kind or a rank, an unsigned 32-bit number, which may be written as a negative one. */
  static final ParameterForm<Integer> NUMBER = new ParameterForm<>(
      "", FirForms::parseNumber, (printer, number) -> printer.print(Integer.toUnsignedLong(number)));
  static final ParameterForm<Type> ELEMENT = ParameterForms.TYPE.withType("");
  static final ParameterForm<Type> ELEMENT_TYPE = ParameterForms.TYPE.withType("mlir::Type");
  static final ParameterForm<Long> LENGTH = ParameterForms.handWritten("length");
  static final ParameterForm<AffineMapAttr> LAYOUT = ParameterForms.handWritten("layout");

  private FirForms() {}

  static int parseNumber(AsmParser parser) {
    int position = parser.position();
    long number = parser.parseInteger();
    if (number != (int) number) {
      throw parser.error(position, "integer value too large");
    }
    return (int) number;
  }
}

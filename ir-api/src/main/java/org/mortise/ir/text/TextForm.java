// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** The text of single types and attributes, for diagnostics and {@code toString}: no aliases, nothing elided. */
public final class TextForm {
  private TextForm() {}

  public static String of(Type type) {
    StringAsmPrinter printer = new StringAsmPrinter();
    printer.printType(type);
    return printer.toString();
  }

  public static String of(Attribute attribute) {
    StringAsmPrinter printer = new StringAsmPrinter();
    printer.printAttribute(attribute);
    return printer.toString();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/**
 * The contents of a structure type.
 *
 * @param elementTypes the types of the elements
 * @param packed whether elements are not padded
 * @param opaque whether the elements are unknown
 */
public record StructBody(List<Type> elementTypes, boolean packed, boolean opaque) {
  /** A structure with unknown elements. */
  public static final StructBody OPAQUE = new StructBody(List.of(), false, true);

  /** Returns a body with these elements. */
  public static StructBody of(List<Type> elementTypes, boolean packed) {
    return new StructBody(List.copyOf(elementTypes), packed, false);
  }

  /** Returns a verification error, or null. */
  @Nullable String verify() {
    for (Type type : elementTypes) {
      if (!LlvmTypes.isElement(type)) {
        return "invalid LLVM structure element type: '" + type + "'";
      }
    }
    return null;
  }

  void print(AsmPrinter printer) {
    if (opaque) {
      printer.print("opaque");
      return;
    }
    printer.print(packed ? "packed (" : "(");
    LlvmTypes.printNested(printer, elementTypes);
    printer.print(')');
  }
}

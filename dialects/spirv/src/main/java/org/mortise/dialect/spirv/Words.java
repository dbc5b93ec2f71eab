// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Attributes whose values are words of an enumeration, types of pointers, and access to memory. */
final class Words {
  static final String ALIGNED = "Aligned";

  static final String MEMORY_ACCESS = "memory_access";
  static final String ALIGNMENT = "alignment";

  private Words() {}

  /** Returns {@code #spirv.kind<word>}. */
  static Attribute of(Context context, String kind, String word) {
    return SyntaxTexts.parseAttribute(context, "#spirv." + kind + "<" + word + ">");
  }

  /** Returns the word of such an attribute. */
  static String word(@Nullable Attribute attribute) {
    return attribute == null ? "None" : SyntaxTexts.body(attribute);
  }

  /** Returns {@code !spirv.ptr<pointee, storage class>}. */
  static Type pointer(Type pointee, String storageClass) {
    return SyntaxTexts.parseType(pointee.context(), "!spirv.ptr<" + pointee + ", " + storageClass + ">");
  }

  /** Returns the storage class of a type of pointers. */
  static String storageClass(Type pointer) {
    String body = SyntaxTexts.body(pointer);
    return body.substring(body.lastIndexOf(',') + 1).strip();
  }

  /** Parses an optional {@code ["Aligned", 4]}. */
  static void parseAccess(OpAsmParser parser, OperationState state) {
    parseAccess(parser, state, "");
  }

  /** Parses an optional {@code ["Aligned", 4]} into attributes whose names have a prefix. */
  static void parseAccess(OpAsmParser parser, OperationState state, String prefix) {
    if (!parser.parseOptionalPunctuation("[")) {
      return;
    }
    String access = parser.parseString();
    state.addAttribute(prefix + MEMORY_ACCESS, of(state.context(), MEMORY_ACCESS, access));
    if (parser.parseOptionalPunctuation(",")) {
      state.addAttribute(prefix + ALIGNMENT, IntegerAttr.i32(state.context(), (int) parser.parseInteger()));
    }
    parser.parsePunctuation("]");
  }

  /** Prints what {@link #parseAccess} parses, after a blank. */
  static void printAccess(Operation op, OpAsmPrinter printer) {
    Attribute access = op.getAttr(MEMORY_ACCESS);
    if (access == null) {
      return;
    }
    printer.print(" [").printString(word(access));
    if (op.getAttr(ALIGNMENT) instanceof IntegerAttr alignment) {
      printer.print(", ").print(alignment.longValue());
    }
    printer.print(']');
  }

  /** Prints the attributes but those of the access to memory. */
  static void printAttributes(Operation op, OpAsmPrinter printer) {
    printer.printOptionalAttrDict(op, MEMORY_ACCESS, ALIGNMENT);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/**
 * The syntax of an attribute that is the number of a word in a list.
 *
 * @param attribute the name of the attribute
 * @param words the words; an empty one is not written
 */
record NumberedWords(String attribute, List<String> words) implements AttributeConstraint.Form {
  static final NumberedWords VISIBILITY = new NumberedWords("visibility_", List.of("", "hidden", "protected"));
  static final NumberedWords UNNAMED_ADDRESS =
      new NumberedWords("unnamed_addr", List.of("", "local_unnamed_addr", "unnamed_addr"));
  static final NumberedWords COMDAT = new NumberedWords(
      ComdatUser.COMDAT, List.of("any", "exactmatch", "largest", "nodeduplicate", "samesize"));

  static final NumberedWords ASM_DIALECT = new NumberedWords("asm_dialect", List.of("att", "intel"));
  static final NumberedWords ATOMIC_OPERATION = new NumberedWords("bin_op", List.of(
      "xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
      "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"));
  static final NumberedWords EXCEPTION_BEHAVIOR =
      new NumberedWords("fpExceptionBehavior", List.of("ignore", "maytrap", "strict"));
  static final NumberedWords ROUNDING_MODE = new NumberedWords(
      "roundingmode", List.of("towardzero", "tonearest", "upward", "downward", "tonearestaway", "", "", "dynamic"));

  AttributeConstraint<IntegerAttr> constraint(String description) {
    return AttributeConstraint.ofKind(description, IntegerAttr.class, this::isValid).withForm(this);
  }

  private boolean isValid(IntegerAttr number) {
    return IntegerType.isSignless(number.type(), Long.SIZE) && number.longValue() >= 0
        && number.longValue() < words.size();
  }

  static IntegerAttr number(Context context, int index) {
    return IntegerAttr.of(IntegerType.of(context, Long.SIZE), index);
  }

  /** Parses an optional word and sets the attribute, by default to 0. */
  void parseLeading(OpAsmParser parser, OperationState state) {
    Attribute number = parseOptional(parser);
    state.addAttribute(attribute, number == null ? number(parser.context(), 0) : number);
  }

  /** Parses an optional word and updates the attribute. */
  void parseLater(OpAsmParser parser, OperationState state) {
    Attribute number = parseOptional(parser);
    if (number != null) {
      state.addAttribute(attribute, number);
    }
  }

  /** Prints the word of an operation's attribute and a space, or nothing if the attribute is 0 or is not set. */
  void printLeading(Operation op, OpAsmPrinter printer) {
    if (op.getAttr(attribute) instanceof IntegerAttr number && number.longValue() != 0) {
      printer.print(words.get((int) number.longValue())).print(' ');
    }
  }

  @Override
  public Attribute parse(AsmParser parser) {
    Attribute number = parseOptional(parser);
    if (number == null) {
      throw parser.error("expected string or keyword containing one of the following enum values for attribute '"
          + attribute + "' [" + String.join(", ", words) + "]");
    }
    return number;
  }

  @Override
  public @Nullable Attribute parseOptional(AsmParser parser) {
    for (int i = 0; i < words.size(); i++) {
      if (!words.get(i).isEmpty() && parser.parseOptionalKeyword(words.get(i))) {
        return number(parser.context(), i);
      }
    }
    return null;
  }

  @Override
  public void print(AsmPrinter printer, Attribute number) {
    printer.print(words.get((int) ((IntegerAttr) number).longValue()));
  }
}

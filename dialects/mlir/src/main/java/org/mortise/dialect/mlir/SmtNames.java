// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.ResultNames;

/** The names of constants and declarations: {@code %true}, {@code %c5_bv32}, {@code %c-1}, that of a declaration. */
final class SmtNames implements ResultNames {
  @Override
  public void suggest(Operation op, Sink sink) {
    String name = switch (op.name().toString()) {
      case "smt.constant" -> String.valueOf(op.getAttr("value") instanceof IntegerAttr bool && bool.boolValue());
      case "smt.int.constant" -> "c" + IntegerSyntax.value(op);
      case "smt.bv.constant" -> "c" + number(op.getAttr("value")) + "_bv" + SyntaxTexts.body(op.result(0).type());
      default -> op.getAttr("namePrefix") instanceof StringAttr prefix ? prefix.value() : "";
    };
    if (!name.isEmpty()) {
      sink.name(op.result(0), name);
    }
  }

  /** The text of the attribute is {@code #smt.bv<5> : !smt.bv<32>}. */
  private static String number(Attribute value) {
    String text = value.toString();
    int open = text.indexOf('<');
    int close = text.indexOf('>');
    return open < 0 || close < open ? "" : text.substring(open + 1, close);
  }
}

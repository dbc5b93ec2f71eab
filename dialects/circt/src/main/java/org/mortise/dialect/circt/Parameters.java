// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The parameters of modules and their values in instances: {@code <width: i32, depth: i32 = 4>}. */
final class Parameters {
  static final String NAME = "parameters";

  private static final String DECLARATION = "#hw.param.decl<";

  private Parameters() {}

  /** Parses optional parameters. */
  static ArrayAttr parse(OpAsmParser parser) {
    List<Attribute> declarations = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.OPTIONAL_LESS_GREATER, () -> {
      String name = parser.parseKeywordOrString();
      Type type = parser.parseColonType();
      String text = DECLARATION + '"' + name + "\": " + type;
      if (parser.parseOptionalPunctuation("=")) {
        text += " = " + parser.parseAttribute(type);
      }
      declarations.add(SyntaxTexts.parseAttribute(parser.context(), text + '>'));
    });
    return ArrayAttr.of(parser.context(), declarations);
  }

  /** Prints the parameters of an operation. */
  static void print(OpAsmPrinter printer, Operation op) {
    if (!(op.getAttr(NAME) instanceof ArrayAttr all) || all.isEmpty()) {
      return;
    }
    printer.print('<');
    for (int i = 0; i < all.size(); i++) {
      String body = SyntaxTexts.body(all.get(i));
      int end = body.indexOf('"', 1);
      printer.print(i == 0 ? "" : ", ").print(body.substring(1, end)).print(body.substring(end + 1));
    }
    printer.print('>');
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** {@code %bundle[field] : !firrtl.bundle<...>}: the result has the type of the field. */
final class SubfieldSyntax implements OpAssembly {
  private static final String FIELD = "fieldIndex";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand operand = parser.parseOperand();
    parser.parsePunctuation("[");
    int start = parser.position();
    String field = parser.parseKeywordOrString();
    parser.parsePunctuation("]");
    parser.parseOptionalAttrDict(state);
    Type bundle = parser.parseColonType();
    state.addOperand(parser.resolveOperand(operand, bundle));
    List<String> fields = Lists.split(SyntaxTexts.body(bundle));
    for (int i = 0; i < fields.size(); i++) {
      if (nameOf(fields.get(i)).equals(field)) {
        String text = fields.get(i).substring(fields.get(i).indexOf(':') + 1).strip();
        state.addAttribute(FIELD, IntegerAttr.of(IntegerType.of(state.context(), 32), i));
        state.addResultType(SyntaxTexts.parseType(
            state.context(), text.startsWith("!") ? text : bundle.toString().startsWith("!firrtl.const.")
                ? "!firrtl.const." + text : "!firrtl." + text));
        return;
      }
    }
    throw parser.error(start, "unknown field " + field + " in bundle type " + bundle);
  }

  /** Checks that the bundle has the field. */
  static @Nullable Diagnostic verify(Operation op) {
    int count = Lists.split(SyntaxTexts.body(op.operand(0).type())).size();
    long index = ((IntegerAttr) op.getAttr(FIELD)).longValue();
    return index >= 0 && index < count ? null : op.opError("subfield index must be less than the number of fields");
  }

  private static String nameOf(String field) {
    String name = field.substring(0, field.indexOf(':')).strip();
    name = name.endsWith(" flip") ? name.substring(0, name.length() - " flip".length()).strip() : name;
    return name.replace("\"", "");
  }

  @Override
  public String template() {
    return " $%input[$field] : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Type bundle = op.operand(0).type();
    int index = (int) ((IntegerAttr) op.getAttr(FIELD)).longValue();
    printer.print(' ').printOperand(op.operand(0)).print('[');
    printer.printKeywordOrString(nameOf(Lists.split(SyntaxTexts.body(bundle)).get(index))).print(']');
    printer.printOptionalAttrDict(op, FIELD).print(" : ").printType(bundle);
  }
}

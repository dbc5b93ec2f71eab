// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** An operation of an expression and its arguments: {@code DW_OP_plus_uconst(8)}. */
@AttrDef(name = "llvm.di_expression_elem", definition = "LLVM_DIExpressionElemAttr",
    parameters = {"opcode: Dwarf.OPERATION", "arguments: ARGUMENTS = []"})
public final class DIExpressionElemAttr extends DIExpressionElemAttrBase {
  static final ParameterForm<List<Long>> ARGUMENTS = ParameterForms.list(ParameterForms.UINT64);

  private static final Parameter<String> OPERATION = Parameter.required("opcode", Dwarf.OPERATION);

  /** The operation whose arguments after the first one are encodings. */
  private static final String CONVERT = "DW_OP_LLVM_convert";

  DIExpressionElemAttr(Context context, Object[] values) {
    super(context, values);
  }

  static DIExpressionElemAttr parse(AsmParser parser) {
    String operation = OPERATION.parse(parser, "LLVM_DIExpressionElemAttr");
    List<Long> arguments = new ArrayList<>();
    if (parser.parseOptionalPunctuation("(")) {
      do {
        boolean isEncoding = operation.equals(CONVERT) && !arguments.isEmpty();
        arguments.add(isEncoding ? parseEncoding(parser) : parseNumber(parser));
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation(")");
    }
    return of(parser.context(), operation, arguments);
  }

  private static long parseNumber(AsmParser parser) {
    try {
      return ParameterForms.parseLong(parser);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("expected integer operand"));
    }
  }

  private static long parseEncoding(AsmParser parser) {
    String name = parser.parseOptionalKeyword();
    if (name == null) {
      return parseNumber(parser);
    }
    int number = Dwarf.ENCODINGS.numberOf(name);
    if (number == 0) {
      throw parser.error("encountered unknown attribute encoding \"" + name + '"');
    }
    return number;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print(opcode());
    if (arguments().isEmpty()) {
      return;
    }
    char separator = '(';
    for (int i = 0; i < arguments().size(); i++) {
      printer.print(separator).print(i == 0 ? "" : " ");
      printArgument(printer, arguments().get(i), i);
      separator = ',';
    }
    printer.print(')');
  }

  private void printArgument(AsmPrinter printer, long argument, int index) {
    String name = index > 0 && opcode().equals(CONVERT) ? Dwarf.ENCODINGS.nameOf(argument) : null;
    printer.print(name != null ? name : Long.toUnsignedString(argument));
  }
}

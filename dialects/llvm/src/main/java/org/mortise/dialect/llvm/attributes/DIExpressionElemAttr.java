// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.llvm.types.Unsigned;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;

/** An operation of an expression and its arguments: {@code DW_OP_plus_uconst(8)}. */
public final class DIExpressionElemAttr extends LlvmAttribute {
  static final String MNEMONIC = "di_expression_elem";

  private static final Parameter<String> OPERATION = Parameter.required("opcode", Dwarf.OPERATION);
  /** The operation whose arguments after the first one are encodings. */
  private static final String CONVERT = "DW_OP_LLVM_convert";

  private final String operation;
  private final List<Long> arguments;

  private DIExpressionElemAttr(Context context, String operation, List<Long> arguments) {
    super(context);
    this.operation = operation;
    this.arguments = List.copyOf(arguments);
  }

  /**
   * Returns the operation of a name of the DWARF standard.
   *
   * @param arguments unsigned numbers
   */
  public static DIExpressionElemAttr of(Context context, String operation, List<Long> arguments) {
    return context.unique(new DIExpressionElemAttr(context, operation, arguments));
  }

  /** Returns the name of the operation. */
  public String operation() {
    return operation;
  }

  /** Returns the arguments, unsigned numbers. */
  public List<Long> arguments() {
    return arguments;
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
      return Unsigned.parseLong(parser);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("expected integer operand"));
    }
  }

  private static long parseEncoding(AsmParser parser) {
    String name = parser.parseOptionalKeyword();
    if (name == null) {
      return parseNumber(parser);
    }
    int number = Dwarf.numberOfEncoding(name);
    if (number == 0) {
      throw parser.error("encountered unknown attribute encoding \"" + name + '"');
    }
    return number;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    printer.print(operation);
    if (arguments.isEmpty()) {
      return;
    }
    char separator = '(';
    for (int i = 0; i < arguments.size(); i++) {
      printer.print(separator).print(i == 0 ? "" : " ");
      printArgument(printer, arguments.get(i), i);
      separator = ',';
    }
    printer.print(')');
  }

  private void printArgument(AsmPrinter printer, long argument, int index) {
    String name = index > 0 && operation.equals(CONVERT) ? Dwarf.nameOfEncoding(argument) : null;
    printer.print(name != null ? name : Long.toUnsignedString(argument));
  }

  @Override
  protected int structuralHash() {
    return operation.hashCode() * 31 + arguments.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DIExpressionElemAttr element = (DIExpressionElemAttr) other;
    return operation.equals(element.operation) && arguments.equals(element.arguments);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code {max_size = 100 : ui64, max_element_size = 4 : ui64, min_stride = 10 : ui64}}; each number is optional. */
final class PackArrayConstraints implements CustomDirective {
  private static final List<String> NAMES = List.of("max_size", "max_element_size", "min_stride");

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    OperationState parsed = new OperationState(arguments.state().location(), arguments.state().name());
    parser.parseOptionalAttrDict(parsed);
    for (int i = 0; i < NAMES.size(); i++) {
      Attribute value = parsed.getAttr(NAMES.get(i));
      if (value != null) {
        arguments.setAttribute(i, value);
      }
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    String separator = " {";
    for (String name : NAMES) {
      Attribute value = op.getAttr(name);
      if (value != null) {
        printer.print(separator).print(name).print(" = ").printAttribute(value);
        separator = ", ";
      }
    }
    printer.print(separator.equals(", ") ? "}" : " {}");
  }
}

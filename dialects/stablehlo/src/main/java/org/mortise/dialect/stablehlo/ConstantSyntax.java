// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** {@code dense<1> : tensor<2xi32>}; where the type of the value is another one, the attributes and a function type. */
final class ConstantSyntax implements OpAssembly {
  private static final String VALUE = "value";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    if (parser.parseOptionalPunctuation("(")) {
      parser.parsePunctuation(")");
      parser.parseOptionalAttrDict(state);
      int start = parser.position();
      if (!(parser.parseColonType() instanceof FunctionType function) || function.results().size() != 1) {
        throw parser.error(start, "expected the type of one result");
      }
      state.addResultTypes(function.results());
      return;
    }
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    Attribute value = parser.parseAttribute();
    Type type = value.type();
    if (type == null) {
      throw parser.error(start, "invalid kind of attribute specified");
    }
    state.addAttribute(VALUE, value);
    state.addResultTypes(List.of(type));
  }

  @Override
  public String template() {
    return "$value";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Attribute value = op.getAttr(VALUE);
    if (value != null && value.type() == op.result(0).type()) {
      printer.printOptionalAttrDict(op, VALUE);
      printer.print(' ').printAttribute(value);
    } else {
      printer.print("()");
      printer.printOptionalAttrDict(op);
      printer.print(" : ").printFunctionalType(op);
    }
  }
}

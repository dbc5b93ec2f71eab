// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** {@code %f(%a, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bool>}. */
final class ApplySyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand function = parser.parseOperand();
    List<UnresolvedOperand> operands = new ArrayList<>();
    parser.parseOperandList(operands, Delimiter.PAREN);
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    Type type = parser.parseColonType();
    if (!type.toString().startsWith("!smt.func<")) {
      throw parser.error(start, "invalid kind of type specified");
    }
    FunctionType signature = signature(type);
    state.addOperand(parser.resolveOperand(function, type));
    parser.resolveOperands(operands, signature.inputs(), start, state);
    state.addResultTypes(signature.results());
  }

  /** The text of the type is that of a function without the arrow. */
  private static FunctionType signature(Type type) {
    String body = SyntaxTexts.body(type);
    int depth = 0;
    int end = 0;
    do {
      depth += body.charAt(end) == '(' ? 1 : body.charAt(end) == ')' ? -1 : 0;
      end++;
    } while (depth > 0 && end < body.length());
    return (FunctionType) SyntaxTexts.parseType(
        type.context(), body.substring(0, end) + " -> " + body.substring(end).strip());
  }

  @Override
  public String template() {
    return "$%function($%argument) : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    List<Value> operands = List.of(op.operands());
    printer.print(' ').printOperand(operands.get(0)).print('(').printOperands(operands.subList(1, operands.size()));
    printer.print(')').printOptionalAttrDict(op).print(" : ").printType(operands.get(0).type());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** {@code @procedure(%a, %b) fastmath<contract> {...} : (types) -> type}; the procedure can be a value. */
final class CallAssembly implements OpAssembly {
  private static final String CALLEE = "callee";
  private static final String FAST_MATH = "fastmath";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand procedure = parser.parseOptionalOperand();
    if (procedure == null) {
      state.addAttribute(CALLEE, parser.parseAttribute(SymbolRefAttr.class, null));
    }
    List<UnresolvedOperand> arguments = new ArrayList<>();
    parser.parseOperandList(arguments, Delimiter.PAREN);
    if (parser.parseOptionalKeyword(FAST_MATH)) {
      state.addAttribute(FAST_MATH, FastMathFlagsAttr.CONSTRAINT.form().parse(parser));
    }
    parser.parseOptionalAttrDict(state);
    parser.parsePunctuation(":");
    Type type = parser.parseType();
    if (!(type instanceof FunctionType function)) {
      throw parser.error(parser.namePosition(), "expected function type");
    }
    if (procedure != null) {
      state.addOperand(parser.resolveOperand(procedure, function));
    }
    parser.resolveOperands(arguments, function.inputs(), parser.namePosition(), state);
    state.addResultTypes(function.results());
  }

  @Override
  public String template() {
    return " $@callee($%operands) : ($types) -> $type";
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    CallOp op = CallOp.of(operation);
    List<? extends Value> arguments = op.args();
    printer.print(' ');
    if (op.calleeAttr() != null) {
      printer.printAttribute(op.calleeAttr());
    } else {
      printer.printOperand(arguments.get(0));
      arguments = arguments.subList(1, arguments.size());
    }
    printer.print('(');
    printer.printOperands(arguments).print(")");
    if (op.fastmathAttr().bits() != FastMathFlagsAttr.NONE) {
      printer.print(' ').print(FAST_MATH);
      FastMathFlagsAttr.CONSTRAINT.form().print(printer, op.fastmathAttr());
    }
    printer.printOptionalAttrDict(operation, CALLEE, FAST_MATH);
    printer.print(" : (");
    printer.printTypesOf(arguments).print(") -> ");
    printResults(operation, printer);
  }

  private static void printResults(Operation op, OpAsmPrinter printer) {
    if (op.resultCount() == 1 && !(op.result(0).type() instanceof FunctionType)) {
      printer.printType(op.result(0).type());
      return;
    }
    printer.print('(');
    printer.printTypesOf(List.of(op.results())).print(")");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/**
 * {@code @procedure(%a, %b) proc_attrs<pure> fastmath<contract> {...} : (types) -> type}; the procedure can be a value.
 */
final class CallAssembly implements OpAssembly {
  static final String CALLEE = "callee";
  static final String PROCEDURE = "procedure_attrs";
  /** The attribute of MLIR 19.1 that a procedure is of C. */
  static final String BIND_C = "is_bind_c";

  private static final String PROCEDURE_WORD = "proc_attrs";
  static final String FAST_MATH = "fastmath";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand procedure = parser.parseOptionalOperand();
    if (procedure == null) {
      state.addAttribute(CALLEE, parser.parseAttribute(SymbolRefAttr.class, null));
    }
    List<UnresolvedOperand> arguments = new ArrayList<>();
    parser.parseOperandList(arguments, Delimiter.PAREN);
    if (parser.parseOptionalKeyword(PROCEDURE_WORD)) {
      state.addAttribute(PROCEDURE, FortranProcedureFlagsAttr.CONSTRAINT.form().parse(parser));
    }
    if (parser.parseOptionalKeyword(FAST_MATH)) {
      state.addAttribute(FAST_MATH, FastMathFlagsAttr.CONSTRAINT.form().parse(parser));
    }
    parser.parseOptionalAttrDict(state);
    upgradeAttributes(state);
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

  /** Replaces the attribute of MLIR 19.1 that the procedure is of C. */
  static void upgradeAttributes(OperationState call) {
    if (call.getAttr(BIND_C) instanceof UnitAttr) {
      call.setDiscardableAttributes(call.discardableAttributes().without(BIND_C));
      call.addAttribute(PROCEDURE, FortranProcedureFlagsAttr.of(call.context(), FortranProcedureFlagsAttr.BIND_C));
    }
  }

  @Override
  public String template() {
    return " $@callee($%operands) : ($types) -> $type";
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    List<? extends Value> arguments = List.of(operation.operands());
    printer.print(' ');
    Attribute callee = operation.getAttr(CALLEE);
    if (callee != null) {
      printer.printAttribute(callee);
    } else {
      printer.printOperand(arguments.get(0));
      arguments = arguments.subList(1, arguments.size());
    }
    printer.print('(');
    printer.printOperands(arguments).print(")");
    if (operation.getAttr(PROCEDURE) instanceof FortranProcedureFlagsAttr flags && flags.bits() != 0) {
      printer.print(' ').print(PROCEDURE_WORD);
      FortranProcedureFlagsAttr.CONSTRAINT.form().print(printer, flags);
    }
    if (operation.getAttr(FAST_MATH) instanceof FastMathFlagsAttr flags && flags.bits() != FastMathFlagsAttr.NONE) {
      printer.print(' ').print(FAST_MATH);
      FastMathFlagsAttr.CONSTRAINT.form().print(printer, flags);
    }
    printer.printOptionalAttrDict(operation, CALLEE, PROCEDURE, FAST_MATH);
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

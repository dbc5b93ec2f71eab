// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.llvm.attributes.CConvAttr.CConv;
import org.mortise.dialect.llvm.attributes.LlvmFastMathFlagsAttr;
import org.mortise.dialect.llvm.attributes.TailCallKindAttr;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** {@code fastcc tail @callee(%a) vararg(type) {...} : (types) -> type}; a callee that is a value has a type, too. */
final class CallAssembly implements OpAssembly {
  private static final String CALLEE = "callee";
  private static final String VARIADIC_TYPE = "var_callee_type";
  private static final String FAST_MATH = "fastmathFlags";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    LeadingKeywords.parseCallingConvention(parser, state);
    LeadingKeywords.parseTailCallKind(parser, state);
    List<UnresolvedOperand> operands = new ArrayList<>();
    UnresolvedOperand address = parser.parseOptionalOperand();
    if (address == null) {
      SymbolRefAttr callee = parser.parseAttribute(SymbolRefAttr.class, null);
      state.addAttributes(DictionaryAttr.of(parser.context(), List.of(new NamedAttribute(CALLEE, callee))));
    } else {
      operands.add(address);
    }
    parser.parseOperandList(operands, Delimiter.PAREN);
    if (parser.parseOptionalKeyword("vararg")) {
      parser.parsePunctuation("(");
      state.addAttribute(VARIADIC_TYPE, parser.parseAttribute(TypeAttr.class, null));
      parser.parsePunctuation(")");
    }
    LeadingKeywords.addAttributes(parser, state, parser.parseOptionalAttrDict());
    parseTypes(parser, state, operands, address != null);
  }

  private static void parseTypes(
      OpAsmParser parser, OperationState state, List<UnresolvedOperand> operands, boolean isIndirect) {
    int colon = parser.position();
    List<Type> types = new ArrayList<>(2);
    parser.parseColonTypeList(types);
    if (types.size() != (isIndirect ? 2 : 1)) {
      throw parser.error(colon, isIndirect ? "expected indirect call to have 2 trailing types"
          : "expected direct call to have 1 trailing type");
    }
    if (!(types.get(types.size() - 1) instanceof FunctionType function)) {
      throw parser.error(colon, "expected trailing function type");
    }
    if (function.results().size() > 1) {
      throw parser.error(colon, "expected function with 0 or 1 result");
    }
    if (!function.results().isEmpty() && LlvmTypes.isVoid(function.results().get(0))) {
      throw parser.error(colon, "expected a non-void result type");
    }
    List<Type> operandTypes = new ArrayList<>(types.subList(0, types.size() - 1));
    operandTypes.addAll(function.inputs());
    parser.resolveOperands(operands, operandTypes, parser.namePosition(), state);
    state.addResultTypes(function.results());
  }

  @Override
  public String template() {
    return " $@callee($%operands) : ($types) -> $type";
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    CallOp op = CallOp.of(operation);
    printer.print(' ');
    LeadingKeywords.print(printer, op.CConvAttr().callingConv(), CConv.CCC);
    LeadingKeywords.print(printer, op.TailCallKindAttr().tailCallKind(), TailCallKindAttr.Kind.NONE);
    if (op.calleeAttr() != null) {
      printer.printAttribute(op.calleeAttr());
    } else {
      printer.printOperand(operation.operand(0));
    }
    printer.print('(');
    printer.printOperands(op.arguments()).print(")");
    if (op.varCalleeTypeAttr() != null) {
      printer.print(" vararg(").printAttribute(op.varCalleeTypeAttr()).print(')');
    }
    boolean isFast = op.fastmathFlagsAttr().bits() != LlvmFastMathFlagsAttr.NONE;
    printer.printOptionalAttrDict(
        operation, CALLEE, VARIADIC_TYPE, LeadingKeywords.CALLING_CONVENTION, LeadingKeywords.TAIL_CALL_KIND,
        isFast ? CALLEE : FAST_MATH);
    printer.print(" : ");
    if (op.calleeAttr() == null) {
      printer.printType(operation.operand(0).type()).print(", ");
    }
    printer.print('(');
    printer.printTypesOf(op.arguments()).print(") -> ");
    if (op.result() == null) {
      printer.print("()");
    } else {
      printer.printType(op.result().type());
    }
  }
}

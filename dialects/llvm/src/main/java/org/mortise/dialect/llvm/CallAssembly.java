// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.llvm.attributes.CConvAttr;
import org.mortise.dialect.llvm.attributes.CConvAttr.CConv;
import org.mortise.dialect.llvm.attributes.LlvmFastMathFlagsAttr;
import org.mortise.dialect.llvm.attributes.TailCallKindAttr;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code fastcc tail @callee(%a) vararg(type) ["tag"(%b : type)] {...} : (types) -> type}; a callee that is a value has
 * a type, too. MLIR 19.1 has the same syntax without groups with tags, and without attributes of arguments and results.
 */
final class CallAssembly implements OpAssembly {
  static final String CALLEE = "callee";
  static final String VARIADIC_TYPE = "var_callee_type";
  private static final String FAST_MATH = "fastmathFlags";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    LeadingKeywords.parseCallingConvention(parser, state);
    LeadingKeywords.parseTailCallKind(parser, state);
    List<UnresolvedOperand> operands = new ArrayList<>();
    boolean isIndirect = parseCallee(parser, state, operands);
    parser.parseOperandList(operands, Delimiter.PAREN);
    parseVariadicType(parser, state);
    OperandBundles bundles = OperandBundles.parseOptional(parser);
    DictionaryAttr attributes = parser.parseOptionalAttrDict();
    CallSignature signature = parseTypes(parser, state, operands, isIndirect);
    if (OpDefinition.of(state.name()).attributeSlot(OperandBundles.SIZES) >= 0) {
      state.setOperandSegments(operands.size(), bundles.addTo(parser, state));
      signature.addAttributes(state);
    }
    LeadingKeywords.addAttributes(parser, state, attributes);
    state.addResultTypes(signature.results());
  }

  /** Parses a symbol, or an address, which becomes the first operand; returns whether it was an address. */
  static boolean parseCallee(OpAsmParser parser, OperationState state, List<UnresolvedOperand> operands) {
    UnresolvedOperand address = parser.parseOptionalOperand();
    if (address != null) {
      operands.add(address);
      return true;
    }
    state.addAttribute(CALLEE, parser.parseAttribute(SymbolRefAttr.class, null));
    return false;
  }

  static void parseVariadicType(OpAsmParser parser, OperationState state) {
    if (parser.parseOptionalKeyword("vararg")) {
      parser.parsePunctuation("(");
      state.addAttribute(VARIADIC_TYPE, parser.parseAttribute(TypeAttr.class, null));
      parser.parsePunctuation(")");
    }
  }

  /** Parses the types after a colon, and resolves the operands. */
  static CallSignature parseTypes(
      OpAsmParser parser, OperationState state, List<UnresolvedOperand> operands, boolean isIndirect) {
    parser.parsePunctuation(":");
    int start = parser.position();
    List<Type> operandTypes = new ArrayList<>();
    if (isIndirect) {
      operandTypes.add(parser.parseType());
      if (!parser.parseOptionalPunctuation(",")) {
        throw parser.error(start, "expected indirect call to have 2 trailing types");
      }
    }
    CallSignature signature = parseSignature(parser, start);
    if (signature.results().size() > 1) {
      throw parser.error(start, "expected function with 0 or 1 result");
    }
    if (!signature.results().isEmpty() && LlvmTypes.isVoid(signature.results().get(0))) {
      throw parser.error(start, "expected a non-void result type");
    }
    operandTypes.addAll(signature.arguments());
    parser.resolveOperands(operands, operandTypes, parser.namePosition(), state);
    return signature;
  }

  private static CallSignature parseSignature(OpAsmParser parser, int start) {
    try {
      return CallSignature.parse(parser);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(start, "expected direct call to have 1 trailing types"));
    }
  }

  @Override
  public String template() {
    return " $@callee($%operands) : ($types) -> $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    List<? extends Value> operands = List.of(op.operands());
    DenseI32ArrayAttr sizes = op.getAttr(OpDefinition.OPERAND_SEGMENT_SIZES, DenseI32ArrayAttr.class);
    List<? extends Value> arguments = sizes == null ? operands : operands.subList(0, sizes.get(0));
    List<? extends Value> bundled = operands.subList(arguments.size(), operands.size());
    boolean isIndirect = op.getAttr(CALLEE) == null;
    printer.print(' ');
    LeadingKeywords.print(
        printer, op.getAttr(LeadingKeywords.CALLING_CONVENTION, CConvAttr.class).callingConv(), CConv.CCC);
    LeadingKeywords.print(printer, op.getAttr(LeadingKeywords.TAIL_CALL_KIND, TailCallKindAttr.class).tailCallKind(),
        TailCallKindAttr.Kind.NONE);
    printCallee(op, printer, arguments);
    if (op.getAttr(VARIADIC_TYPE) != null) {
      printer.print(" vararg(").printAttribute(op.getAttr(VARIADIC_TYPE)).print(')');
    }
    if (!bundled.isEmpty() || op.getAttr(OperandBundles.TAGS) != null) {
      printer.print(' ');
      OperandBundles.print(printer, op, bundled);
    }
    boolean isFast = op.getAttr(FAST_MATH, LlvmFastMathFlagsAttr.class).bits() != LlvmFastMathFlagsAttr.NONE;
    printer.printOptionalAttrDict(
        op, CALLEE, VARIADIC_TYPE, LeadingKeywords.CALLING_CONVENTION, LeadingKeywords.TAIL_CALL_KIND,
        OpDefinition.OPERAND_SEGMENT_SIZES, OperandBundles.SIZES, OperandBundles.TAGS, FunctionLike.ARG_ATTRS,
        FunctionLike.RES_ATTRS, isFast ? CALLEE : FAST_MATH);
    printer.print(" : ");
    printTypes(op, printer, arguments, isIndirect);
  }

  /** Prints the callee and the arguments in parentheses. */
  static void printCallee(Operation op, OpAsmPrinter printer, List<? extends Value> operands) {
    if (op.getAttr(CALLEE) != null) {
      printer.printAttribute(op.getAttr(CALLEE)).print('(').printOperands(operands).print(")");
    } else {
      printer.printOperand(operands.get(0)).print('(');
      printer.printOperands(operands.subList(1, operands.size())).print(")");
    }
  }

  static void printTypes(
      Operation op, OpAsmPrinter printer, List<? extends Value> operands, boolean isIndirect) {
    List<Type> types = new ArrayList<>();
    for (Value operand : operands) {
      types.add(operand.type());
    }
    if (isIndirect) {
      printer.printType(types.remove(0)).print(", ");
    }
    CallSignature.print(printer, op, types);
  }
}

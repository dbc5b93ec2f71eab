// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.CConvAttr;
import org.mortise.dialect.llvm.attributes.CConvAttr.CConv;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Calls a function, and branches to one of two blocks, depending on whether an exception is propagated. */
@Op(name = "llvm.invoke",
    operands = {
        "callee_operands: LLVM_TYPE...", "normalDestOperands: LLVM_TYPE...", "unwindDestOperands: LLVM_TYPE...",
        "op_bundle_operands: LLVM_TYPE..."
    },
    results = "result: LLVM_TYPE?",
    attributes = {
        "var_callee_type: LLVM_FUNCTION_TYPE?", "callee: FLAT_SYMBOL_REF?", "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?", "branch_weights: DENSE_I32_ARRAY?",
        "CConv: CALLING_CONVENTION = C_CONVENTION", "op_bundle_sizes: DENSE_I32_ARRAY", "op_bundle_tags: ARRAY?"
    },
    successors = {"normalDest", "unwindDest"},
    traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS"},
    implementations = {InvokeOp.Branch.class, InvokeOp.Call.class})
public final class InvokeOp extends InvokeOpBase {
  InvokeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
    op.invariant(invoke -> OperandBundles.verifySizes(invoke, new InvokeOp(invoke).opBundleOperands()));
  }

  @Nullable Diagnostic verify() {
    Block unwind = unwindDest();
    if (unwind.first() == null) {
      return error("must have at least one operation in unwind destination");
    }
    if (LandingpadOp.of(unwind.first()) == null) {
      return error("first operation in unwind destination should be a llvm.landingpad operation");
    }
    return OperandBundles.verifyTags(operation());
  }

  /** Returns the operands that are passed to the callee. */
  public OperandRange arguments() {
    int first = calleeAttr() == null ? 1 : 0;
    return new OperandRange(operation(), first, calleeOperands().size() - first);
  }

  /** Each block has separate operands; the result is known in the first one only. */
  static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(index == 0 ? of(op).normalDestOperands() : of(op).unwindDestOperands());
    }
  }

  /** The callee is a symbol or the first operand. */
  static final class Call implements CallOpInterface {
    @Override
    public @Nullable SymbolRefAttr getCalleeSymbol(Operation op) {
      return of(op).calleeAttr();
    }

    @Override
    public @Nullable Value getCalleeValue(Operation op) {
      return of(op).calleeAttr() == null ? op.operand(0) : null;
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return of(op).arguments();
    }
  }

  /** {@code fastcc @callee(%a) to ^bb1 unwind ^bb2 ["tag"(%b : type)] vararg(type) {...} : (types) -> type}. */
  static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      LeadingKeywords.parseCallingConvention(parser, state);
      List<UnresolvedOperand> operands = new ArrayList<>();
      boolean isIndirect = CallAssembly.parseCallee(parser, state, operands);
      parser.parseOperandList(operands, Delimiter.PAREN);
      parser.parseKeyword("to");
      List<Value> ofNormal = new ArrayList<>();
      state.addSuccessor(parser.parseSuccessorAndUseList(ofNormal));
      parser.parseKeyword("unwind");
      List<Value> ofUnwind = new ArrayList<>();
      state.addSuccessor(parser.parseSuccessorAndUseList(ofUnwind));
      OperandBundles bundles = OperandBundles.parseOptional(parser);
      CallAssembly.parseVariadicType(parser, state);
      DictionaryAttr attributes = parser.parseOptionalAttrDict();
      CallSignature signature = CallAssembly.parseTypes(parser, state, operands, isIndirect);
      state.addOperands(ofNormal).addOperands(ofUnwind);
      if (OpDefinition.of(state.name()).attributeSlot(OperandBundles.SIZES) >= 0) {
        state.setOperandSegments(operands.size(), ofNormal.size(), ofUnwind.size(), bundles.addTo(parser, state));
      } else { // MLIR 19.1
        state.setOperandSegments(operands.size(), ofNormal.size(), ofUnwind.size());
      }
      signature.addAttributes(state);
      LeadingKeywords.addAttributes(parser, state, attributes);
      state.addResultTypes(signature.results());
    }

    @Override
    public String template() {
      return " $@callee($%operands) to $^normal unwind $^unwind : ($types) -> $type";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      InvokeOp op = new InvokeOp(operation); // of MLIR 19.1, too
      Attribute variadicType = operation.getAttr(CallAssembly.VARIADIC_TYPE);
      printer.print(' ');
      LeadingKeywords.print(
          printer, operation.getAttr(LeadingKeywords.CALLING_CONVENTION, CConvAttr.class).callingConv(), CConv.CCC);
      CallAssembly.printCallee(operation, printer, op.calleeOperands());
      printer.print(" to ").printSuccessorAndUseList(op.normalDest(), op.normalDestOperands());
      printer.print(" unwind ").printSuccessorAndUseList(op.unwindDest(), op.unwindDestOperands());
      DenseI32ArrayAttr bundles = operation.getAttr(OperandBundles.SIZES, DenseI32ArrayAttr.class);
      if (bundles != null && bundles.size() > 0) {
        printer.print(' ');
        OperandBundles.print(printer, operation, op.opBundleOperands());
      }
      if (variadicType != null) {
        printer.print(" vararg(").printAttribute(variadicType).print(')');
      }
      printer.printOptionalAttrDict(
          operation, CallAssembly.CALLEE, CallAssembly.VARIADIC_TYPE, LeadingKeywords.CALLING_CONVENTION,
          OpDefinition.OPERAND_SEGMENT_SIZES, OperandBundles.SIZES, OperandBundles.TAGS, FunctionLike.ARG_ATTRS,
          FunctionLike.RES_ATTRS);
      printer.print(" : ");
      CallAssembly.printTypes(
          operation, printer, op.calleeOperands(), operation.getAttr(CallAssembly.CALLEE) == null);
    }
  }
}

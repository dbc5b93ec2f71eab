// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** Calls a function that is a value. */
@Op(name = "func.call_indirect",
    operands = {"callee: FUNCTION", "callee_operands: ANY..."},
    results = "results: ANY...",
    attributes = {"arg_attrs: DICTIONARY_ARRAY? since 22.1", "res_attrs: DICTIONARY_ARRAY? since 22.1"},
    implementations = CallIndirectOp.Call.class)
public final class CallIndirectOp extends CallIndirectOpBase {
  CallIndirectOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
    op.predicate("callee input types match argument types",
        each -> haveTypes(of(each).calleeOperands(), of(each).calleeType().inputs()));
    op.predicate("callee result types match result types",
        each -> haveTypes(of(each).results(), of(each).calleeType().results()));
  }

  private static boolean haveTypes(List<? extends Value> values, List<Type> types) {
    boolean same = values.size() == types.size();
    for (int i = 0; same && i < types.size(); i++) {
      same = values.get(i).type() == types.get(i);
    }
    return same;
  }

  /** {@code %f(%a, %b) : (t, t) -> t}: the type of the callee determines all other types. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand callee = parser.parseOperand();
      List<UnresolvedOperand> operands = new ArrayList<>();
      parser.parsePunctuation("(");
      int position = parser.position();
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parsePunctuation(")");
      parser.parseOptionalAttrDict(state);
      parser.parsePunctuation(":");
      FunctionType function = parser.parseType(FunctionType.class);
      state.addResultTypes(function.results());
      state.addOperand(parser.resolveOperand(callee, function));
      parser.resolveOperands(operands, function.inputs(), position, state);
    }

    @Override
    public String template() {
      return " $%callee($%operands) : ($types) -> $type";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      CallIndirectOp op = new CallIndirectOp(operation);
      printer.print(' ');
      printer.printOperand(op.callee()).print("(");
      printer.printOperands(op.calleeOperands()).print(")");
      printer.printOptionalAttrDict(operation).print(" : ");
      printer.printType(op.calleeType());
    }
  }

  /** Calls a known function by its name. */
  @Canonicalization("CallOfConstant")
  static boolean callConstant(CallIndirectOp indirect, PatternRewriter rewriter) {
    ConstantOp function = ConstantOp.of(indirect.callee().definingOp());
    if (function == null) {
      return false;
    }
    rewriter.setInsertionPoint(indirect);
    CallOp call = CallOp.create(
        rewriter, indirect.location(), indirect.calleeType().results(), List.copyOf(indirect.calleeOperands()),
        function.valueAttr());
    rewriter.replaceOp(indirect, call);
    return true;
  }

  /** The callee is a value. */
  static final class Call implements CallOpInterface {
    @Override
    public @Nullable SymbolRefAttr getCalleeSymbol(Operation op) {
      return null;
    }

    @Override
    public Value getCalleeValue(Operation op) {
      return of(op).callee();
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return of(op).calleeOperands();
    }
  }
}

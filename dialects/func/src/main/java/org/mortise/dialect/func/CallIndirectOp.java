// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** Calls a function that is a value. */
public final class CallIndirectOp {
  public static final String NAME = "func.call_indirect";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("callee", TypeConstraint.of("function type", FunctionType.class))
      .operands("callee_operands", TypeConstraints.ANY)
      .results("results", TypeConstraints.ANY)
      .assembly(new Assembly())
      .verifier(CallIndirectOp::verify)
      .canonicalization(patterns -> patterns.add(new CallOfConstant()))
      .build();

  private final Operation op;

  private CallIndirectOp(Operation op) {
    this.op = op;
  }

  public static CallIndirectOp create(
      OpBuilder builder, Location location, Value callee, List<? extends Value> operands) {
    FunctionType type = (FunctionType) callee.type();
    return new CallIndirectOp(builder.create(builder.state(location, NAME)
        .addOperand(callee)
        .addOperands(operands)
        .addResultTypes(type.results())));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CallIndirectOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CallIndirectOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value callee() {
    return op.operand(0);
  }

  public OperandRange operands() {
    return op.operandGroup(1);
  }

  private static Diagnostic verify(Operation op) {
    FunctionType type = (FunctionType) op.operand(0).type();
    boolean same = type.inputs().size() == op.operandCount() - 1;
    for (int i = 0; same && i < type.inputs().size(); i++) {
      same = op.operand(i + 1).type() == type.inputs().get(i);
    }
    if (!same) {
      return op.opError("failed to verify that callee input types match argument types");
    }
    same = type.results().size() == op.resultCount();
    for (int i = 0; same && i < op.resultCount(); i++) {
      same = op.result(i).type() == type.results().get(i);
    }
    return same ? null : op.opError("failed to verify that callee result types match result types");
  }

  /** {@code %f(%a, %b) : (t, t) -> t}: the type of the callee tells all others. */
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
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperand(op.operand(0)).print("(");
      printer.printOperands(op.operandGroup(1)).print(")");
      printer.printOptionalAttrDict(op).print(" : ");
      printer.printType(op.operand(0).type());
    }
  }

  /** Calls a known function by its name. */
  private static final class CallOfConstant extends RewritePattern {
    CallOfConstant() {
      super(NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      ConstantOp function = ConstantOp.of(op.operand(0).definingOp());
      if (function == null) {
        return false;
      }
      FunctionType type = (FunctionType) op.operand(0).type();
      rewriter.setInsertionPoint(op);
      CallOp call = CallOp.create(
          rewriter, op.location(), function.value(), type.results(), List.copyOf(op.operandGroup(1)));
      rewriter.replaceOp(op, call.operation());
      return true;
    }
  }

  /** Whom it calls with what. */
  @Component(service = CallOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Call implements CallOpInterface {
    @Override
    public SymbolRefAttr getCalleeSymbol(Operation op) {
      return null;
    }

    @Override
    public Value getCalleeValue(Operation op) {
      return op.operand(0);
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return op.operandGroup(1);
    }
  }
}

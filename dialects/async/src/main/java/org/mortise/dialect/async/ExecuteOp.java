// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Executes its region when the operands are available, and returns a token and values that are available then. */
@Op(name = "async.execute",
    operands = {"dependencies: TOKEN...", "bodyOperands: VALUE_OR_TOKEN..."},
    results = {"token: TOKEN", "bodyResults: VALUE..."},
    regions = "bodyRegion: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "AUTOMATIC_ALLOCATION_SCOPE", "HAS_ASYNCHRONOUS_REGION"},
    implicitTerminator = "async.yield",
    implementations = ExecuteOp.Branching.class)
public final class ExecuteOp extends ExecuteOpBase {
  ExecuteOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verifyRegions() {
    Block body = bodyRegion().first();
    boolean same = body.argumentCount() == bodyOperands().size();
    for (int i = 0; same && i < body.argumentCount(); i++) {
      same = body.argument(i).type() == ValueType.unwrap(bodyOperands().get(i).type());
    }
    return same ? null
        : opError("async body region argument types do not match the execute operation arguments types");
  }

  /** {@code [%token] (%value as %x: type) -> types attributes {...} {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " {}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Type token = AsyncConstraints.TOKEN.buildable().apply(state.context());
      state.addResultType(token);
      List<UnresolvedOperand> dependencies = new ArrayList<>();
      parser.parseOperandList(dependencies, Delimiter.OPTIONAL_SQUARE);
      parser.resolveOperands(dependencies, token, state);
      List<Argument> arguments = new ArrayList<>();
      parser.parseCommaSeparatedList(Delimiter.OPTIONAL_PAREN, () -> arguments.add(parseValue(parser, state)));
      state.setOperandSegments(dependencies.size(), arguments.size());
      List<Type> results = new ArrayList<>();
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      parser.parseOptionalAttrDictWithKeyword(state);
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(arguments));
    }

    private static Argument parseValue(OpAsmParser parser, OperationState state) {
      UnresolvedOperand operand = parser.parseOperand();
      parser.parseKeyword("as");
      Argument argument = parser.parseArgument(false, false);
      Type type = parser.parseColonType();
      state.addOperand(parser.resolveOperand(operand, type));
      argument.setType(ValueType.unwrap(type));
      return argument;
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      ExecuteOp execute = of(op);
      if (!execute.dependencies().isEmpty()) {
        printer.print(" [").printOperands(execute.dependencies()).print(']');
      }
      OperandRange operands = execute.bodyOperands();
      Block body = execute.bodyRegion().first();
      for (int i = 0; i < operands.size(); i++) {
        printer.print(i == 0 ? " (" : ", ").printOperand(operands.get(i)).print(" as ");
        printer.printOperand(body.argument(i)).print(": ").printType(operands.get(i).type());
      }
      printer.print(operands.isEmpty() ? "" : ")");
      printer.printOptionalArrowTypeList(execute.bodyResults().stream().map(Value::type).toList());
      printer.printOptionalAttrDictWithKeyword(op, "operandSegmentSizes").print(' ');
      printer.printRegion(execute.bodyRegion(), false, true);
    }
  }

  /** Control enters the region with the values of the operands, and leaves it with the values of the results. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).bodyOperands();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(point.isParent()
          ? RegionSuccessor.into(of(op).bodyRegion())
          : new RegionSuccessor(RegionBranchPoint.parent(), of(op).bodyResults()));
    }

    @Override
    public boolean areTypesCompatible(Operation op, Type from, Type to) {
      return ValueType.unwrap(from) == ValueType.unwrap(to);
    }
  }
}

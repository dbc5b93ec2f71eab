// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.osgi.service.component.annotations.Component;

/** Ends the body of a {@link ParallelOp} and tells, in one region per operand, how values are reduced. */
public final class ReduceOp {
  public static final String NAME = "scf.reduce";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("operands", TypeConstraints.ANY)
      .regions("reductions", RegionSpec.Shape.ONE_BLOCK)
      .traits(Trait.TERMINATOR, Trait.RECURSIVE_MEMORY_EFFECTS)
      .parents(ParallelOp.NAME)
      .assembly(new Assembly())
      .regionVerifier(ReduceOp::verifyRegions)
      .build();

  private final Operation op;

  private ReduceOp(Operation op) {
    this.op = op;
  }

  /** Makes a reduction whose regions have one block each, with two arguments and nothing in it. */
  public static ReduceOp create(OpBuilder builder, Location location, List<? extends Value> operands) {
    OperationState state = builder.state(location, NAME).addOperands(operands);
    for (Value operand : operands) {
      state.addRegion().addBlock().addArguments(List.of(operand.type(), operand.type()), location);
    }
    return new ReduceOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ReduceOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ReduceOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange operands() {
    return op.operandGroup(0);
  }

  private static Diagnostic verifyRegions(Operation op) {
    if (op.regionCount() != op.operandCount()) {
      return op.opError("expects number of reduction regions: " + op.regionCount()
          + " to be the same as number of reduction operands: " + op.operandCount());
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Type type = op.operand(i).type();
      Block body = op.region(i).first();
      boolean typed = body.argumentCount() == 2
          && body.argument(0).type() == type
          && body.argument(1).type() == type;
      if (!typed) {
        return op.opError("expected two block arguments with type '" + type + "' in the " + i
            + "-th reduction region");
      }
      if (ReduceReturnOp.of(body.last()) == null) {
        return op.opError("reduction bodies must be terminated with an 'scf.reduce.return' op");
      }
    }
    return null;
  }

  /** {@code (%a, %b : t, t) {...}, {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      if (parser.parseOptionalPunctuation("(")) {
        List<UnresolvedOperand> operands = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        int position = parser.position();
        parser.parseOperandList(operands, Delimiter.NONE);
        parser.parseColonTypeList(types);
        parser.parsePunctuation(")");
        parser.resolveOperands(operands, types, position, state);
      }
      Region region = new Region();
      boolean more = parser.parseOptionalRegion(region, RegionOptions.PLAIN);
      while (more) {
        state.addRegion(region);
        more = parser.parseOptionalPunctuation(",");
        if (more) {
          region = new Region();
          parser.parseRegion(region, RegionOptions.PLAIN);
        }
      }
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      if (op.operandCount() > 0) {
        printer.print('(');
        printer.printOperands(op.operandGroup(0)).print(" : ");
        printer.printTypesOf(op.operandGroup(0)).print(")");
      }
      printer.print(' ');
      for (int i = 0; i < op.regionCount(); i++) {
        printer.print(i == 0 ? "" : ", ");
        printer.printRegion(op.region(i), true, true);
      }
      printer.printOptionalAttrDict(op);
    }
  }

  /** Passes nothing on: results of the loop are what the reductions make of the operands. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Terminator implements RegionBranchTerminatorOpInterface {
    @Override
    public OperandRange getSuccessorOperands(Operation op, Region target) {
      return new OperandRange(op, 0, 0);
    }
  }
}

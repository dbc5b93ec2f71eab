// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
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
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** Executes one of two regions. Without an else region it has no results. */
public final class IfOp {
  public static final String NAME = "scf.if";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("condition", TypeConstraints.I1)
      .results("results", TypeConstraints.ANY)
      .region("thenRegion", RegionSpec.Shape.ONE_BLOCK)
      .region("elseRegion", RegionSpec.Shape.AT_MOST_ONE_BLOCK)
      .traits(Trait.NO_REGION_ARGUMENTS, Trait.RECURSIVE_MEMORY_EFFECTS)
      .implicitTerminator(YieldOp.NAME)
      .assembly(new Assembly())
      .verifier(IfOp::verify)
      .folder((op, constants) -> IfPatterns.foldNegatedCondition(op))
      .canonicalization(IfPatterns::addTo)
      .build();

  /** Fills one of the blocks; what it returns is yielded. */
  @FunctionalInterface
  public interface Body {
    List<? extends Value> build(OpBuilder builder, Location location);
  }

  private final Operation op;

  private IfOp(Operation op) {
    this.op = op;
  }

  /** Makes one without results, whose blocks only yield. */
  public static IfOp create(OpBuilder builder, Location location, Value condition, boolean withElse) {
    return create(builder, location, List.of(), condition, (b, l) -> List.of(), withElse ? (b, l) -> List.of() : null);
  }

  /**
   * Makes one and fills its blocks; no else region without {@code otherwise}. The insertion point is behind it then.
   */
  public static IfOp create(
      OpBuilder builder, Location location, List<? extends Type> results, Value condition, Body then, Body otherwise) {
    IfOp made = createEmpty(builder, location, results, condition);
    made.fill(made.thenRegion(), builder, location, then);
    if (otherwise != null) {
      made.fill(made.elseRegion(), builder, location, otherwise);
    }
    return made;
  }

  /** Makes one whose regions have no blocks yet. */
  static IfOp createEmpty(OpBuilder builder, Location location, List<? extends Type> results, Value condition) {
    OperationState state = builder.state(location, NAME).addOperand(condition).addResultTypes(results);
    state.addRegion();
    state.addRegion();
    return new IfOp(builder.create(state));
  }

  private void fill(Region region, OpBuilder builder, Location location, Body body) {
    OpBuilder.InsertionPoint outside = builder.saveInsertionPoint();
    builder.createBlock(region, null, List.of(), location);
    YieldOp.create(builder, location, body.build(builder, location));
    builder.restoreInsertionPoint(outside);
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static IfOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new IfOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value condition() {
    return op.operand(0);
  }

  public Region thenRegion() {
    return op.region(0);
  }

  public Region elseRegion() {
    return op.region(1);
  }

  public Block thenBlock() {
    return op.region(0).first();
  }

  /** The else block, or null. */
  public Block elseBlock() {
    return op.region(1).first();
  }

  public YieldOp thenYield() {
    return YieldOp.of(thenBlock().last());
  }

  /** The terminator of the else block; there must be one. */
  public YieldOp elseYield() {
    return YieldOp.of(elseBlock().last());
  }

  private static Diagnostic verify(Operation op) {
    return op.resultCount() == 0 || !op.region(1).isEmpty()
        ? null
        : op.opError("must have an else block if defining values");
  }

  /** {@code %c -> (types) {...} else {...}}; yields without values are left out. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand condition = parser.parseOperand();
      state.addOperand(parser.resolveOperand(condition, IntegerType.of(state.context(), 1)));
      List<Type> results = new ArrayList<>();
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      Region then = state.addRegion();
      Region otherwise = state.addRegion();
      parser.parseRegion(then, RegionOptions.WITH_TERMINATOR);
      if (parser.parseOptionalKeyword("else")) {
        parser.parseRegion(otherwise, RegionOptions.WITH_TERMINATOR);
      }
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      boolean yields = op.resultCount() > 0;
      printer.print(' ');
      printer.printOperand(op.operand(0));
      if (yields) {
        printer.print(" -> (");
        printer.printTypes(Results.typesOf(op)).print(")");
      }
      printer.print(' ');
      printer.printRegion(op.region(0), false, yields);
      if (!op.region(1).isEmpty()) {
        printer.print(" else ");
        printer.printRegion(op.region(1), false, yields);
      }
      printer.printOptionalAttrDict(op);
    }
  }

  /** Into one of the regions, and out again. */
  @Component(service = RegionBranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Region point) {
      return point == null
          ? List.of(RegionSuccessor.withoutInputs(op.region(0)), otherwise(op))
          : List.of(RegionSuccessor.behind(op));
    }

    @Override
    public List<RegionSuccessor> getEntrySuccessorRegions(Operation op, Attribute[] constants) {
      Boolean condition = Constants.asBoolean(constants[0]);
      if (condition == null) {
        return getSuccessorRegions(op, null);
      }
      return List.of(condition ? RegionSuccessor.withoutInputs(op.region(0)) : otherwise(op));
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      Boolean condition = Constants.asBoolean(constants[0]);
      return condition == null || condition == (region.index() == 0) ? 1 : 0;
    }

    private static RegionSuccessor otherwise(Operation op) {
      return RegionSuccessor.withoutInputs(op.region(1).isEmpty() ? null : op.region(1));
    }
  }
}

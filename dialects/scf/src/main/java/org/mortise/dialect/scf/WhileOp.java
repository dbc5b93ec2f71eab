// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.List;
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
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.osgi.service.component.annotations.Component;

/** Executes its first region, which ends in a condition, and as long as that is true the second one and again. */
@Op(name = "scf.while",
    operands = "inits: ANY...",
    results = "results: ANY...",
    regions = {"before: ONE_BLOCK", "after: ONE_BLOCK"},
    traits = {"RECURSIVE_MEMORY_EFFECTS", "SINGLE_BLOCK"},
    canonicalization = "WhilePatterns.addTo")
public final class WhileOp extends WhileOpBase {
  WhileOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WhileAssembly());
  }

  /** Fills one of the regions, with its terminator. */
  @FunctionalInterface
  public interface Body {
    void build(OpBuilder builder, Location location, List<Value> arguments);
  }

  /**
   * Makes a loop and fills its regions; what the condition sees is where its first value is. The insertion point is
   * behind it then.
   */
  public static WhileOp create(
      OpBuilder builder,
      Location location,
      List<? extends Type> results,
      List<? extends Value> inits,
      Body before,
      Body after) {
    OperationState state = builder.state(location, NAME).addOperands(inits).addResultTypes(results);
    Block condition = state.addRegion().addBlock();
    for (Value init : inits) {
      condition.addArgument(init.type(), init.location());
    }
    state.addRegion().addBlock().addArguments(List.copyOf(results), location);
    WhileOp loop = new WhileOp(builder.create(state));
    OpBuilder.InsertionPoint outside = builder.saveInsertionPoint();
    builder.setInsertionPointToEnd(loop.beforeBlock());
    before.build(builder, location, List.of(loop.beforeBlock().arguments()));
    builder.setInsertionPointToEnd(loop.afterBlock());
    after.build(builder, location, List.of(loop.afterBlock().arguments()));
    builder.restoreInsertionPoint(outside);
    return loop;
  }

  /** Makes a loop whose blocks have no operations yet. */
  static WhileOp createEmpty(
      OpBuilder builder, Location location, List<? extends Type> results, List<? extends Value> inits) {
    Body nothing = (b, l, arguments) -> { };
    return create(builder, location, results, inits, nothing, nothing);
  }

  public Block beforeBlock() {
    return before().first();
  }

  public Block afterBlock() {
    return after().first();
  }

  public ConditionOp condition() {
    return ConditionOp.of(beforeBlock().last());
  }

  public YieldOp yield() {
    return YieldOp.of(afterBlock().last());
  }

  Diagnostic verify() {
    Diagnostic wrong = verifyTerminator(before(), ConditionOp.definition(), "before");
    return wrong != null ? wrong : verifyTerminator(after(), YieldOp.definition(), "after");
  }

  private Diagnostic verifyTerminator(Region region, OpDefinition expected, String regionName) {
    Operation last = region.first().last();
    if (last != null && last.is(expected)) {
      return null;
    }
    Diagnostic wrong = opError(
        "expects the '" + regionName + "' region to terminate with '" + expected.name() + "'");
    return last == null ? wrong : wrong.note(last.location(), "terminator here");
  }

  /** From the condition to behind the loop or into the body, from there to the condition. */
  @Component(service = RegionBranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).inits();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      if (point.isRegion(op.region(0))) {
        return List.of(RegionSuccessor.parent(op), RegionSuccessor.into(op.region(1)));
      }
      return List.of(RegionSuccessor.into(op.region(0)));
    }
  }

  /** Both regions are the loop. */
  @Component(service = LoopLikeOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(op.region(0), op.region(1));
    }

    @Override
    public OperandRange getInits(Operation op) {
      return of(op).inits();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return List.of(op.region(0).first().arguments());
    }

    @Override
    public OperandRange getYieldedValues(Operation op) {
      return of(op).yield().values();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.WhileAssembly;

/** Repeats two regions as long as the condition that ends the first region is true. */
@Op(name = "scf.while",
    operands = "inits: ANY...",
    results = "results: ANY...",
    regions = {"before: ONE_BLOCK", "after: ONE_BLOCK"},
    traits = {"RECURSIVE_MEMORY_EFFECTS", "SINGLE_BLOCK"},
    implementations = {WhileOp.Branching.class, WhileOp.Loop.class, WhileBufferization.class},
    patterns = {WhilePatterns.class, WhileAlignment.class, RegionBranchPatterns.class})
public final class WhileOp extends WhileOpBase {
  WhileOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WhileAssembly());
  }

  /** Builds the contents of a region. */
  @FunctionalInterface
  public interface Body {
    /** Builds the operations of the region, including the terminator. */
    void build(OpBuilder builder, Location location, List<Value> arguments);
  }

  /**
   * Creates a loop and builds its regions. The arguments of the first region have the locations of the initial values.
   * The insertion point is after the loop afterwards.
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

  /** Creates a loop whose blocks have no operations. */
  static WhileOp createEmpty(
      OpBuilder builder, Location location, List<? extends Type> results, List<? extends Value> inits) {
    Body nothing = (b, l, arguments) -> { };
    return create(builder, location, results, inits, nothing, nothing);
  }

  /** Returns the block that computes the condition. */
  public Block beforeBlock() {
    return before().first();
  }

  /** Returns the block of the body. */
  public Block afterBlock() {
    return after().first();
  }

  /** Returns the terminator of the first region. */
  public ConditionOp condition() {
    return ConditionOp.of(beforeBlock().last());
  }

  /** Returns the terminator of the body. */
  public YieldOp yield() {
    return YieldOp.of(afterBlock().last());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = verifyTerminator(before(), ConditionOp.definition(), "before");
    return wrong != null ? wrong : verifyTerminator(after(), YieldOp.definition(), "after");
  }

  private @Nullable Diagnostic verifyTerminator(Region region, OpDefinition expected, String regionName) {
    Operation last = region.first().last();
    if (last != null && last.is(expected)) {
      return null;
    }
    Diagnostic wrong = opError(
        "expects the '" + regionName + "' region to terminate with '" + expected.name() + "'");
    return last == null ? wrong : wrong.note(last.location(), "terminator here");
  }

  /** From the condition: after the loop, or into the body. From the operation and the body: to the condition. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).inits();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      WhileOp loop = of(op);
      return point.isRegion(loop.before())
          ? List.of(RegionSuccessor.parent(op), RegionSuccessor.into(loop.after()))
          : List.of(RegionSuccessor.into(loop.before()));
    }
  }

  /** Both regions belong to the loop. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).before(), of(op).after());
    }

    @Override
    public OperandRange getInits(Operation op) {
      return of(op).inits();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return List.of(of(op).beforeBlock().arguments());
    }

    @Override
    public OperandRange getYieldedValues(Operation op) {
      return of(op).yield().results();
    }
  }
}

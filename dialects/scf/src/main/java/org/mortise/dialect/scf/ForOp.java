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
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.LoopVerifier;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/** Counts from a lower bound to an exclusive upper bound and carries values from one iteration to the next. */
@Op(name = "scf.for",
    operands = {
        "lowerBound: SIGNLESS_INTEGER_OR_INDEX",
        "upperBound: SIGNLESS_INTEGER_OR_INDEX",
        "step: SIGNLESS_INTEGER_OR_INDEX",
        "initArgs: ANY..."
    },
    results = "results: ANY...",
    attributes = "unsignedCmp: UNIT? since 22.1",
    regions = "region: ONE_BLOCK",
    traits = {"AUTOMATIC_ALLOCATION_SCOPE", "RECURSIVE_MEMORY_EFFECTS"},
    sameTypes = "lowerBound, upperBound, step",
    implicitTerminator = "scf.yield",
    implementations = {
        ForBounds.class, ForOp.Branching.class, ForOp.Loop.class, ForOp.Speculation.class, ForBufferization.class
    },
    patterns = {ForPatterns.class, CastFolding.class, RegionBranchPatterns.class})
public final class ForOp extends ForOpBase {
  ForOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new ForAssembly());
  }

  /** Builds the body of a loop. */
  @FunctionalInterface
  public interface Body {
    /** Builds the operations of the body and returns the values to yield. */
    List<? extends Value> build(OpBuilder builder, Location location, Value inductionVariable, List<Value> iterArgs);
  }

  /** Creates a loop and builds its body. The insertion point is after the loop afterwards. */
  public static ForOp create(
      OpBuilder builder,
      Location location,
      Value lowerBound,
      Value upperBound,
      Value step,
      List<? extends Value> inits,
      Body body) {
    ForOp loop = createEmpty(builder, location, lowerBound, upperBound, step, inits);
    OpBuilder.InsertionPoint outside = builder.saveInsertionPoint();
    builder.setInsertionPointToEnd(loop.body());
    YieldOp.create(builder, location, body.build(builder, location, loop.inductionVariable(), loop.regionIterArgs()));
    builder.restoreInsertionPoint(outside);
    return loop;
  }

  /** Creates a loop whose body has no operations, not even a terminator. */
  public static ForOp createEmpty(
      OpBuilder builder, Location location, Value lowerBound, Value upperBound, Value step,
      List<? extends Value> inits) {
    List<Type> carried = Results.typesOf(inits);
    OperationState state = builder.state(location, NAME)
        .addOperand(lowerBound)
        .addOperand(upperBound)
        .addOperand(step)
        .addOperands(inits)
        .addResultTypes(carried);
    Block body = state.addRegion().addBlock();
    body.addArgument(lowerBound.type(), location);
    for (Value init : inits) {
      body.addArgument(init.type(), init.location());
    }
    return new ForOp(builder.create(state));
  }

  /** Creates a loop without operations in the body that counts as another one does. */
  public static ForOp createEmptyLike(ForOp loop, OpBuilder builder, Location location, List<? extends Value> inits) {
    ForOp made = createEmpty(builder, location, loop.lowerBound(), loop.upperBound(), loop.step(), inits);
    made.setUnsignedCmpAttr(loop.unsignedCmpAttr());
    return made;
  }

  public Block body() {
    return region().first();
  }

  /** Returns whether the induction variable is compared with the upper bound as an unsigned number. */
  public boolean countsUnsigned() {
    return unsignedCmpAttr() != null;
  }

  /** Returns the argument of the body that counts. */
  public Value inductionVariable() {
    return body().argument(0);
  }

  /** Returns the arguments of the body after the induction variable. */
  public List<Value> regionIterArgs() {
    List<Value> arguments = List.of(body().arguments());
    return arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
  }

  /** Returns the terminator of the body. */
  public YieldOp yield() {
    return YieldOp.of(body().last());
  }

  @Nullable Diagnostic verify() {
    return initArgs().size() == results().size()
        ? null
        : opError("mismatch in number of loop-carried values and defined values");
  }

  @Nullable Diagnostic verifyRegionInvariant() {
    Block body = region().first();
    OperandRange yielded = YieldOp.of(body.last()) == null ? null : YieldOp.of(body.last()).results();
    return LoopVerifier.verify(
        operation(), initArgs(), regionIterArgs(), body.argumentCount() - 1L, yielded, results());
  }

  @Nullable Diagnostic verifyRegions() {
    Block body = region().first();
    return body.argument(0).type() == lowerBound().type()
        ? null
        : opError("expected induction variable to be same type as bounds and step");
  }

  /** From the operation and from the body: into the body, or after the loop. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).initArgs();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(RegionSuccessor.into(of(op).region(), 1), RegionSuccessor.parent(op));
    }
  }

  /** The body is the only region of the loop. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).region());
    }

    @Override
    public List<? extends Value> getLoopInductionVars(Operation op) {
      return List.of(of(op).inductionVariable());
    }

    @Override
    public List<OpFoldResult> getLoopLowerBounds(Operation op) {
      return known(of(op), of(op).lowerBound());
    }

    @Override
    public List<OpFoldResult> getLoopUpperBounds(Operation op) {
      return known(of(op), of(op).upperBound());
    }

    @Override
    public List<OpFoldResult> getLoopSteps(Operation op) {
      return known(of(op), of(op).step());
    }

    /** The interface knows signed bounds only. */
    private static List<OpFoldResult> known(ForOp loop, Value bound) {
      return loop.countsUnsigned() ? List.of() : List.of(OpFoldResult.of(bound));
    }

    @Override
    public OperandRange getInits(Operation op) {
      return of(op).initArgs();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return of(op).regionIterArgs();
    }

    @Override
    public OperandRange getYieldedValues(Operation op) {
      return of(op).yield().results();
    }
  }

  /** A loop with step 1 terminates for all bounds and is as speculatable as its body. */
  static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      return false;
    }

    @Override
    public boolean isRecursivelySpeculatable(Operation op) {
      IntegerAttr step = Constants.integerOf(of(op).step());
      return step != null && step.fitsLong() && step.longValue() == 1;
    }
  }
}

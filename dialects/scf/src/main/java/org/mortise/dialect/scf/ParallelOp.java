// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.types.IndexType;

/** Executes a body for all points of a grid in any order. {@link ReduceOp} reduces values of the points to results. */
@Op(name = "scf.parallel",
    operands = {"lowerBound: INDEX...", "upperBound: INDEX...", "step: INDEX...", "initVals: ANY..."},
    results = "results: ANY...",
    regions = "region: ONE_BLOCK",
    traits = {
        "AUTOMATIC_ALLOCATION_SCOPE",
        "ATTR_SIZED_OPERAND_SEGMENTS",
        "RECURSIVE_MEMORY_EFFECTS",
        "HAS_PARALLEL_REGION"
    },
    implicitTerminator = "scf.reduce",
    implementations = {ParallelOp.Branching.class, ParallelOp.Loop.class},
    patterns = ParallelPatterns.class)
public final class ParallelOp extends ParallelOpBase {
  ParallelOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new ParallelAssembly());
  }

  /** Creates a loop whose body has no operations, not even a terminator. */
  public static ParallelOp create(
      OpBuilder builder,
      Location location,
      List<? extends Value> lowerBounds,
      List<? extends Value> upperBounds,
      List<? extends Value> steps,
      List<? extends Value> inits) {
    OperationState state = builder.state(location, NAME)
        .addOperands(lowerBounds)
        .addOperands(upperBounds)
        .addOperands(steps)
        .addOperands(inits)
        .addResultTypes(Results.typesOf(inits))
        .setOperandSegments(lowerBounds.size(), upperBounds.size(), steps.size(), inits.size());
    state.addRegion().addBlock().addArguments(Results.typesOf(lowerBounds), location);
    return new ParallelOp(builder.create(state));
  }

  public Block body() {
    return region().first();
  }

  /** Returns the arguments of the body. */
  public List<Value> inductionVariables() {
    return List.of(body().arguments());
  }

  @Nullable Diagnostic verify() {
    int steps = step().size();
    if (steps == 0 || lowerBound().isEmpty() || upperBound().isEmpty()) {
      return opError("needs at least one tuple element for lowerBound, upperBound and step");
    }
    for (Value each : step()) {
      IntegerAttr constant = Constants.integerOf(each);
      if (constant != null && constant.signedValue().signum() <= 0) {
        return opError("constant step operand must be positive");
      }
    }
    Block body = body();
    if (body.argumentCount() != steps) {
      return opError("expects the same number of induction variables: " + body.argumentCount()
          + " as bound and step values: " + steps);
    }
    for (int i = 0; i < steps; i++) {
      if (!(body.argument(i).type() instanceof IndexType)) {
        return opError("expects arguments for the induction variable to be of index type");
      }
    }
    return verifyReductions();
  }

  private @Nullable Diagnostic verifyReductions() {
    Operation last = body().last();
    ReduceOp reduce = ReduceOp.of(last);
    if (reduce == null) {
      Diagnostic wrong = opError("expects body to terminate with 'scf.reduce'");
      return last == null ? wrong : wrong.note(last.location(), "terminator here");
    }
    int count = results().size();
    if (count != last.regionCount()) {
      return opError("expects number of results: " + count + " to be the same as number of reductions: "
          + last.regionCount());
    }
    if (count != initVals().size()) {
      return opError("expects number of results: " + count + " to be the same as number of initial values: "
          + initVals().size());
    }
    for (int i = 0; i < Math.min(count, last.operandCount()); i++) {
      Type type = last.operand(i).type();
      if (type != results().get(i).type()) {
        return last.opError("expects type of " + i + "-th reduction operand: '" + type + "' to be the same as the " + i
            + "-th result type: '" + results().get(i).type() + "'");
      }
    }
    return null;
  }

  /** From the operation and from the body: into the body, or after the loop. Nothing is forwarded. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(RegionSuccessor.withoutInputs(of(op).region()), RegionSuccessor.parentWithoutInputs());
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
      return of(op).inductionVariables();
    }

    @Override
    public List<OpFoldResult> getLoopLowerBounds(Operation op) {
      return OpFoldResult.of(of(op).lowerBound());
    }

    @Override
    public List<OpFoldResult> getLoopUpperBounds(Operation op) {
      return OpFoldResult.of(of(op).upperBound());
    }

    @Override
    public List<OpFoldResult> getLoopSteps(Operation op) {
      return OpFoldResult.of(of(op).step());
    }
  }
}

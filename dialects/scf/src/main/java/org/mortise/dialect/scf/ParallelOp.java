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
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.types.IndexType;
import org.osgi.service.component.annotations.Component;

/** Executes its body for all points of a grid, in any order, and reduces what {@link ReduceOp} gets to the results. */
public final class ParallelOp {
  public static final String NAME = "scf.parallel";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("lowerBound", TypeConstraints.INDEX)
      .operands("upperBound", TypeConstraints.INDEX)
      .operands("step", TypeConstraints.INDEX)
      .operands("initVals", TypeConstraints.ANY)
      .results("results", TypeConstraints.ANY)
      .region("region", RegionSpec.Shape.ONE_BLOCK)
      .traits(
          Trait.AUTOMATIC_ALLOCATION_SCOPE,
          Trait.ATTR_SIZED_OPERAND_SEGMENTS,
          Trait.RECURSIVE_MEMORY_EFFECTS,
          Trait.HAS_PARALLEL_REGION)
      .implicitTerminator(ReduceOp.NAME)
      .assembly(new ParallelAssembly())
      .verifier(ParallelOp::verify)
      .canonicalization(ParallelPatterns::addTo)
      .build();

  private final Operation op;

  private ParallelOp(Operation op) {
    this.op = op;
  }

  /** Makes a loop whose body has no operations yet, not even a terminator. */
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

  /** The view of {@code op}, or null if it is another operation. */
  public static ParallelOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ParallelOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange lowerBounds() {
    return op.operandGroup(0);
  }

  public OperandRange upperBounds() {
    return op.operandGroup(1);
  }

  public OperandRange steps() {
    return op.operandGroup(2);
  }

  public OperandRange inits() {
    return op.operandGroup(3);
  }

  public Region region() {
    return op.region(0);
  }

  public Block body() {
    return op.region(0).first();
  }

  public List<Value> inductionVariables() {
    return List.of(body().arguments());
  }

  public ReduceOp reduce() {
    return ReduceOp.of(body().last());
  }

  private static Diagnostic verify(Operation op) {
    ParallelOp loop = of(op);
    int steps = loop.steps().size();
    if (steps == 0 || loop.lowerBounds().isEmpty() || loop.upperBounds().isEmpty()) {
      return op.opError("needs at least one tuple element for lowerBound, upperBound and step");
    }
    for (Value step : loop.steps()) {
      IntegerAttr constant = Constants.integerOf(step);
      if (constant != null && constant.signedValue().signum() <= 0) {
        return op.opError("constant step operand must be positive");
      }
    }
    Block body = loop.body();
    if (body.argumentCount() != steps) {
      return op.opError("expects the same number of induction variables: " + body.argumentCount()
          + " as bound and step values: " + steps);
    }
    for (int i = 0; i < steps; i++) {
      if (!(body.argument(i).type() instanceof IndexType)) {
        return op.opError("expects arguments for the induction variable to be of index type");
      }
    }
    return verifyReductions(op, loop);
  }

  private static Diagnostic verifyReductions(Operation op, ParallelOp loop) {
    Operation last = loop.body().last();
    ReduceOp reduce = ReduceOp.of(last);
    if (reduce == null) {
      Diagnostic wrong = op.opError("expects body to terminate with 'scf.reduce'");
      return last == null ? wrong : wrong.note(last.location(), "terminator here");
    }
    int results = op.resultCount();
    if (results != last.regionCount()) {
      return op.opError("expects number of results: " + results + " to be the same as number of reductions: "
          + last.regionCount());
    }
    if (results != loop.inits().size()) {
      return op.opError("expects number of results: " + results + " to be the same as number of initial values: "
          + loop.inits().size());
    }
    for (int i = 0; i < Math.min(results, last.operandCount()); i++) {
      Type type = last.operand(i).type();
      if (type != op.result(i).type()) {
        return last.opError("expects type of " + i + "-th reduction operand: '" + type + "' to be the same as the " + i
            + "-th result type: '" + op.result(i).type() + "'");
      }
    }
    return null;
  }

  /** Both from outside and from its end: into the body, or behind the loop. Nothing is passed on. */
  @Component(service = RegionBranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Region point) {
      return List.of(RegionSuccessor.withoutInputs(op.region(0)), RegionSuccessor.withoutInputs(null));
    }
  }

  /** Its body is the loop. */
  @Component(service = LoopLikeOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(op.region(0));
    }
  }
}

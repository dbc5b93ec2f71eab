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
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.osgi.service.component.annotations.Component;

/**
 * Counts from a lower bound to an upper one, exclusive, in steps, and carries values from one iteration to the next.
 */
public final class ForOp {
  public static final String NAME = "scf.for";

  private static final int CONTROL_OPERANDS = 3;

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("lowerBound", TypeConstraints.SIGNLESS_INTEGER_OR_INDEX)
      .operand("upperBound", TypeConstraints.SIGNLESS_INTEGER_OR_INDEX)
      .operand("step", TypeConstraints.SIGNLESS_INTEGER_OR_INDEX)
      .operands("initArgs", TypeConstraints.ANY)
      .results("results", TypeConstraints.ANY)
      .sameTypes("lowerBound", "upperBound", "step")
      .region("region", RegionSpec.Shape.ONE_BLOCK)
      .traits(Trait.AUTOMATIC_ALLOCATION_SCOPE, Trait.RECURSIVE_MEMORY_EFFECTS)
      .implicitTerminator(YieldOp.NAME)
      .assembly(new ForAssembly())
      .verifier(ForOp::verify)
      .regionInvariant(ForOp::verifyCarried)
      .regionVerifier(ForOp::verifyRegion)
      .canonicalization(ForPatterns::addTo)
      .build();

  /** Fills the body; what it returns is yielded. */
  @FunctionalInterface
  public interface Body {
    List<? extends Value> build(OpBuilder builder, Location location, Value inductionVariable, List<Value> iterArgs);
  }

  private final Operation op;

  private ForOp(Operation op) {
    this.op = op;
  }

  /** Makes a loop without loop-carried values, whose body only yields. */
  public static ForOp create(OpBuilder builder, Location location, Value lowerBound, Value upperBound, Value step) {
    return create(builder, location, lowerBound, upperBound, step, List.of(), (b, l, iv, args) -> List.of());
  }

  /** Makes a loop and fills its body. The insertion point is behind it then. */
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

  /** Makes a loop whose body has no operations yet, not even a terminator. */
  static ForOp createEmpty(
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

  /** The view of {@code op}, or null if it is another operation. */
  public static ForOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ForOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value lowerBound() {
    return op.operand(0);
  }

  public Value upperBound() {
    return op.operand(1);
  }

  public Value step() {
    return op.operand(2);
  }

  public OperandRange inits() {
    return op.operandGroup(CONTROL_OPERANDS);
  }

  public Region region() {
    return op.region(0);
  }

  public Block body() {
    return op.region(0).first();
  }

  public Value inductionVariable() {
    return body().argument(0);
  }

  public List<Value> regionIterArgs() {
    return iterArgs(op);
  }

  public YieldOp yield() {
    return YieldOp.of(body().last());
  }

  private static List<Value> iterArgs(Operation op) {
    List<Value> arguments = List.of(op.region(0).first().arguments());
    return arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
  }

  private static Diagnostic verify(Operation op) {
    return op.operandCount() - CONTROL_OPERANDS == op.resultCount()
        ? null
        : op.opError("mismatch in number of loop-carried values and defined values");
  }

  private static Diagnostic verifyCarried(Operation op) {
    Block body = op.region(0).first();
    OperandRange yielded = YieldOp.of(body.last()) == null ? null : YieldOp.of(body.last()).values();
    return LoopVerifier.verify(
        op, op.operandGroup(CONTROL_OPERANDS), iterArgs(op), body.argumentCount() - 1L, yielded);
  }

  private static Diagnostic verifyRegion(Operation op) {
    Block body = op.region(0).first();
    return body.argument(0).type() == op.operand(0).type()
        ? null
        : op.opError("expected induction variable to be same type as bounds and step");
  }

  /** Both from outside and from its end: into the body again, or behind the loop. */
  @Component(service = RegionBranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, Region target) {
      return op.operandGroup(CONTROL_OPERANDS);
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Region point) {
      return List.of(RegionSuccessor.into(op.region(0), 1), RegionSuccessor.behind(op));
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

    @Override
    public OperandRange getInits(Operation op) {
      return op.operandGroup(CONTROL_OPERANDS);
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return iterArgs(op);
    }

    @Override
    public OperandRange getYieldedValues(Operation op) {
      return of(op).yield().values();
    }
  }

  /** A step of one ends for all bounds, so that the loop is as speculatable as its body. */
  @Component(service = ConditionallySpeculatable.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      return false;
    }

    @Override
    public boolean isRecursivelySpeculatable(Operation op) {
      IntegerAttr step = Constants.integerOf(op.operand(2));
      return step != null && step.fitsLong() && step.longValue() == 1;
    }
  }
}

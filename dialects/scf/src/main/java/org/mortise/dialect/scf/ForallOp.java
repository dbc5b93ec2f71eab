// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
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
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.types.IndexType;

/** Executes a body for all points of a grid in parallel; each thread may insert a part of the resulting tensors. */
@Op(name = "scf.forall",
    operands = {
        "dynamicLowerBound: INDEX...",
        "dynamicUpperBound: INDEX...",
        "dynamicStep: INDEX...",
        "outputs: ANY_RANKED_TENSOR..."
    },
    results = "results: ANY...",
    attributes = {
        "staticLowerBound: DENSE_I64_ARRAY",
        "staticUpperBound: DENSE_I64_ARRAY",
        "staticStep: DENSE_I64_ARRAY",
        "mapping: MAPPING_ARRAY?"
    },
    regions = "region: ONE_BLOCK",
    traits = {
        "AUTOMATIC_ALLOCATION_SCOPE",
        "ATTR_SIZED_OPERAND_SEGMENTS",
        "RECURSIVE_MEMORY_EFFECTS",
        "HAS_PARALLEL_REGION"
    },
    implicitTerminator = "scf.forall.in_parallel",
    implementations = {
        ForallOp.Branching.class, ForallOp.DestinationStyle.class, ForallOp.Loop.class, ForallBufferization.class
    },
    patterns = {CastFolding.class, ForallPatterns.class})
public final class ForallOp extends ForallOpBase {
  /** The number that marks a bound that is an operand. */
  static final long DYNAMIC = Long.MIN_VALUE;

  static final AttributeConstraint<ArrayAttr> MAPPING_ARRAY =
      AttributeConstraint.ofKind("Device Mapping array attribute", ArrayAttr.class, ForallOp::isMapping);

  ForallOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new ForallAssembly());
  }

  /** Creates a loop whose body has no operations, not even a terminator. */
  static ForallOp createEmpty(
      OpBuilder builder, Location location, ForallBounds bounds, List<? extends Value> outputs,
      @Nullable Attribute mapping) {
    OperationState state = builder.state(location, NAME);
    int[] dynamic = bounds.addTo(state);
    state.addOperands(outputs);
    state.setOperandSegments(dynamic[0], dynamic[1], dynamic[2], outputs.size());
    if (mapping != null) {
      state.addAttribute("mapping", mapping);
    }
    List<Type> types = Results.typesOf(outputs);
    state.addResultTypes(types);
    Block body = state.addRegion().addBlock();
    for (int i = 0; i < bounds.rank(); i++) {
      body.addArgument(IndexType.of(builder.context()), location);
    }
    body.addArguments(types, location);
    return new ForallOp(builder.create(state));
  }

  /** Returns the number of dimensions of the grid. */
  public int rank() {
    return staticLowerBoundAttr().size();
  }

  public Block body() {
    return region().first();
  }

  /** Returns the arguments of the body that are the point of the grid. */
  public List<Value> inductionVariables() {
    return List.of(body().arguments()).subList(0, rank());
  }

  /** Returns the arguments of the body for the outputs. */
  public List<Value> regionIterArgs() {
    return List.of(body().arguments()).subList(rank(), body().argumentCount());
  }

  /** Accepts attributes of any dialect but the builtin one, registered or not: dialects of devices define mappings. */
  private static boolean isMapping(ArrayAttr array) {
    for (Attribute element : array.elements()) {
      if (element.dialectNamespace().equals("builtin") || element.type() != null) {
        return false;
      }
    }
    return true;
  }

  @Nullable Diagnostic verify() {
    int outputCount = outputs().size();
    if (results().size() != outputCount) {
      return opError("produces " + results().size() + " results, but has only " + outputCount + " outputs");
    }
    int rank = rank();
    Block body = body();
    if (body.argumentCount() != rank + outputCount) {
      return opError("region expects " + rank + " arguments");
    }
    for (int i = 0; i < rank; i++) {
      if (!(body.argument(i).type() instanceof IndexType)) {
        return opError("expects " + i + "-th block argument to be an index");
      }
    }
    for (int i = 0; i < outputCount; i++) {
      if (body.argument(i + rank).type() != outputs().get(i).type()) {
        return opError("type mismatch between " + i + "-th output and corresponding block argument");
      }
    }
    if (mappingAttr() != null && !mappingAttr().isEmpty() && mappingAttr().size() != rank) {
      return opError("mapping attribute size must match op rank");
    }
    Diagnostic wrong = verifyList("lower bound", staticLowerBoundAttr(), dynamicLowerBound());
    wrong = wrong != null ? wrong : verifyList("upper bound", staticUpperBoundAttr(), dynamicUpperBound());
    return wrong != null ? wrong : verifyList("step", staticStepAttr(), dynamicStep());
  }

  @Nullable Diagnostic verifyRegions() {
    return DestinationStyleOpInterface.verify(operation(), outputs());
  }

  private @Nullable Diagnostic verifyList(String name, DenseI64ArrayAttr values, OperandRange operands) {
    if (values.size() != rank()) {
      return error("expected " + rank() + " " + name + " values, got " + values.size());
    }
    int dynamic = 0;
    for (int i = 0; i < values.size(); i++) {
      dynamic += values.get(i) == DYNAMIC ? 1 : 0;
    }
    return dynamic == operands.size() ? null
        : error("expected " + dynamic + " dynamic " + name + " values");
  }

  /** From the operation into the body, and from there after the loop: a thread executes the body once. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(point.isParent()
          ? RegionSuccessor.withoutInputs(of(op).region()) : RegionSuccessor.parentWithoutInputs());
    }
  }

  /** The outputs are the inits. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return of(op).outputs();
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
      return mixed(op, of(op).staticLowerBoundAttr(), of(op).dynamicLowerBound());
    }

    @Override
    public List<OpFoldResult> getLoopUpperBounds(Operation op) {
      return mixed(op, of(op).staticUpperBoundAttr(), of(op).dynamicUpperBound());
    }

    @Override
    public List<OpFoldResult> getLoopSteps(Operation op) {
      return mixed(op, of(op).staticStepAttr(), of(op).dynamicStep());
    }

    /** Returns the constants of {@code numbers}, with operands in place of dynamic ones. */
    private static List<OpFoldResult> mixed(Operation op, DenseI64ArrayAttr numbers, OperandRange operands) {
      List<OpFoldResult> mixed = new ArrayList<>(numbers.size());
      int next = 0;
      for (int i = 0; i < numbers.size(); i++) {
        mixed.add(numbers.get(i) == DYNAMIC
            ? OpFoldResult.of(operands.get(next++))
            : OpFoldResult.of(IntegerAttr.index(op.context(), numbers.get(i))));
      }
      return mixed;
    }

    @Override
    public OperandRange getInits(Operation op) {
      return of(op).outputs();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return of(op).regionIterArgs();
    }
  }
}

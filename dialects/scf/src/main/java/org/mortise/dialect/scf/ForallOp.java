// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Attribute;
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
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.TensorType;
import org.osgi.service.component.annotations.Component;

/** Executes its body for all points of a grid in parallel; each may insert a part of the resulting tensors. */
public final class ForallOp {
  public static final String NAME = "scf.forall";

  /** What stands for a bound that is an operand. */
  static final long DYNAMIC = Long.MIN_VALUE;

  private static final int LOWER = 0;
  private static final int UPPER = 1;
  private static final int STEP = 2;
  private static final int OUTPUTS = 3;
  private static final int MAPPING = 3;

  private static final AttributeConstraint<?> MAPPING_ARRAY = AttributeConstraint
      .of("Device Mapping array attribute", ForallOp::isMapping).withStorage(ArrayAttr.class::isInstance);

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("dynamicLowerBound", TypeConstraints.INDEX)
      .operands("dynamicUpperBound", TypeConstraints.INDEX)
      .operands("dynamicStep", TypeConstraints.INDEX)
      .operands("outputs", TypeConstraints.ANY_RANKED_TENSOR)
      .attribute("staticLowerBound", AttributeConstraints.DENSE_I64_ARRAY)
      .attribute("staticUpperBound", AttributeConstraints.DENSE_I64_ARRAY)
      .attribute("staticStep", AttributeConstraints.DENSE_I64_ARRAY)
      .optionalAttribute("mapping", MAPPING_ARRAY)
      .results("results", TypeConstraints.ANY)
      .region("region", RegionSpec.Shape.ONE_BLOCK)
      .traits(
          Trait.AUTOMATIC_ALLOCATION_SCOPE,
          Trait.ATTR_SIZED_OPERAND_SEGMENTS,
          Trait.RECURSIVE_MEMORY_EFFECTS,
          Trait.HAS_PARALLEL_REGION)
      .implicitTerminator(InParallelOp.NAME)
      .assembly(new ForallAssembly())
      .verifier(ForallOp::verify)
      .regionVerifier(ForallOp::verifyResults)
      .canonicalization(ForallPatterns::addTo)
      .build();

  private final Operation op;

  private ForallOp(Operation op) {
    this.op = op;
  }

  /** Makes a loop whose body has no operations yet, not even a terminator. */
  static ForallOp createEmpty(
      OpBuilder builder, Location location, ForallBounds bounds, List<? extends Value> outputs, Attribute mapping) {
    OperationState state = builder.state(location, NAME);
    int[] dynamic = bounds.addTo(state);
    state.addOperands(outputs);
    state.setOperandSegments(dynamic[LOWER], dynamic[UPPER], dynamic[STEP], outputs.size());
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

  /** The view of {@code op}, or null if it is another operation. */
  public static ForallOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ForallOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public int rank() {
    return staticLowerBound().size();
  }

  public OperandRange dynamicLowerBound() {
    return op.operandGroup(LOWER);
  }

  public OperandRange dynamicUpperBound() {
    return op.operandGroup(UPPER);
  }

  public OperandRange dynamicStep() {
    return op.operandGroup(STEP);
  }

  public DenseI64ArrayAttr staticLowerBound() {
    return (DenseI64ArrayAttr) op.property(LOWER);
  }

  public DenseI64ArrayAttr staticUpperBound() {
    return (DenseI64ArrayAttr) op.property(UPPER);
  }

  public DenseI64ArrayAttr staticStep() {
    return (DenseI64ArrayAttr) op.property(STEP);
  }

  public OperandRange outputs() {
    return op.operandGroup(OUTPUTS);
  }

  /** To which units of a device the dimensions go, or null. */
  public Attribute mapping() {
    return op.property(MAPPING);
  }

  public Region region() {
    return op.region(0);
  }

  public Block body() {
    return op.region(0).first();
  }

  public List<Value> inductionVariables() {
    return List.of(body().arguments()).subList(0, rank());
  }

  public List<Value> regionIterArgs() {
    return List.of(body().arguments()).subList(rank(), body().argumentCount());
  }

  /** The elements of a mapping are attributes of the dialects of devices, also of dialects that nobody registered. */
  private static boolean isMapping(Attribute attribute) {
    if (!(attribute instanceof ArrayAttr array)) {
      return false;
    }
    for (Attribute element : array.elements()) {
      if (element.dialectNamespace().equals("builtin") || element.type() != null) {
        return false;
      }
    }
    return true;
  }

  private static Diagnostic verify(Operation op) {
    ForallOp loop = of(op);
    int outputs = loop.outputs().size();
    if (op.resultCount() != outputs) {
      return op.opError("produces " + op.resultCount() + " results, but has only " + outputs + " outputs");
    }
    int rank = loop.rank();
    Block body = loop.body();
    if (body.argumentCount() != rank + outputs) {
      return op.opError("region expects " + rank + " arguments");
    }
    for (int i = 0; i < rank; i++) {
      if (!(body.argument(i).type() instanceof IndexType)) {
        return op.opError("expects " + i + "-th block argument to be an index");
      }
    }
    for (int i = 0; i < outputs; i++) {
      if (body.argument(i + rank).type() != loop.outputs().get(i).type()) {
        return op.opError("type mismatch between " + i + "-th output and corresponding block argument");
      }
    }
    if (op.property(MAPPING) instanceof ArrayAttr mapping && !mapping.isEmpty() && mapping.size() != rank) {
      return op.opError("mapping attribute size must match op rank");
    }
    Diagnostic wrong = verifyList(op, "lower bound", LOWER, rank);
    wrong = wrong != null ? wrong : verifyList(op, "upper bound", UPPER, rank);
    return wrong != null ? wrong : verifyList(op, "step", STEP, rank);
  }

  /** Each result is what became of an output. */
  private static Diagnostic verifyResults(Operation op) {
    int tensors = 0;
    for (int i = 0; i < op.resultCount(); i++) {
      tensors += op.result(i).type() instanceof TensorType ? 1 : 0;
    }
    OperandRange outputs = op.operandGroup(OUTPUTS);
    if (tensors != outputs.size()) {
      return op.opError("expected the number of tensor results (" + tensors
          + ") to be equal to the number of output tensors (" + outputs.size() + ")");
    }
    for (int i = 0; i < tensors; i++) {
      if (op.result(i).type() != outputs.get(i).type()) {
        return op.opError("expected type of operand #" + (outputs.start() + i) + " ('" + outputs.get(i).type()
            + "') to match type of corresponding result ('" + op.result(i).type() + "')");
      }
    }
    return null;
  }

  private static Diagnostic verifyList(Operation op, String name, int group, int rank) {
    DenseI64ArrayAttr values = (DenseI64ArrayAttr) op.property(group);
    if (values.size() != rank) {
      return op.error("expected " + rank + " " + name + " values, got " + values.size());
    }
    int dynamic = 0;
    for (int i = 0; i < rank; i++) {
      dynamic += values.get(i) == DYNAMIC ? 1 : 0;
    }
    return dynamic == op.operandGroup(group).size()
        ? null
        : op.error("expected " + dynamic + " dynamic " + name + " values");
  }

  /** Into the body, and from there behind the loop: threads do not come back. */
  @Component(service = RegionBranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Region point) {
      return List.of(RegionSuccessor.withoutInputs(point == null ? op.region(0) : null));
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
      return op.operandGroup(OUTPUTS);
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return of(op).regionIterArgs();
    }
  }
}

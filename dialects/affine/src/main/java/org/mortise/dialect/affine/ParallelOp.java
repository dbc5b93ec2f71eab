// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/** Executes a body for all points of a grid in any order and reduces the values that it yields. */
@Op(name = "affine.parallel",
    operands = "mapOperands: INDEX...",
    results = "results: ANY...",
    attributes = {
        "reductions: REDUCTIONS",
        "lowerBoundsMap: AFFINE_MAP",
        "lowerBoundsGroups: I32_ELEMENTS",
        "upperBoundsMap: AFFINE_MAP",
        "upperBoundsGroups: I32_ELEMENTS",
        "steps: I64_ARRAY"
    },
    regions = "region: ONE_BLOCK",
    traits = {
        "AUTOMATIC_ALLOCATION_SCOPE", "RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE", "MEMREFS_NORMALIZABLE",
        "HAS_PARALLEL_REGION"
    },
    implicitTerminator = "affine.yield",
    implementations = ParallelOp.Loop.class)
public final class ParallelOp extends ParallelOpBase {
  ParallelOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new ParallelAssembly(AtomicRMWKind::of));
  }

  /** Simplifies the bounds. */
  FoldResult fold(Attribute[] constants) {
    MapOperands lower = new MapOperands(lowerBoundsMap(), List.copyOf(lowerBoundsOperands()));
    MapOperands upper = new MapOperands(upperBoundsMap(), List.copyOf(upperBoundsOperands()));
    MapOperands simpleLower = lower.canonical();
    MapOperands simpleUpper = upper.canonical();
    if (simpleLower.equals(lower) && simpleUpper.equals(upper)) {
      return FoldResult.NONE;
    }
    List<Value> operands = new ArrayList<>(simpleLower.operands());
    operands.addAll(simpleUpper.operands());
    operation().setAttr("lowerBoundsMap", AffineMapAttr.of(context(), simpleLower.map()));
    operation().setAttr("upperBoundsMap", AffineMapAttr.of(context(), simpleUpper.map()));
    operation().setOperands(operands);
    return FoldResult.IN_PLACE;
  }

  public Block body() {
    return region().first();
  }

  /** Returns the arguments of the body. */
  public List<Value> inductionVariables() {
    return List.of(body().arguments());
  }

  public AffineMap lowerBoundsMap() {
    return lowerBoundsMapAttr().map();
  }

  public AffineMap upperBoundsMap() {
    return upperBoundsMapAttr().map();
  }

  /** Returns for each dimension the map whose greatest result is the lower bound. */
  public List<AffineMap> lowerBoundMaps() {
    return BoundGroups.mapsOf(lowerBoundsMap(), lowerBoundsGroupsAttr());
  }

  /** Returns for each dimension the map whose least result is the exclusive upper bound. */
  public List<AffineMap> upperBoundMaps() {
    return BoundGroups.mapsOf(upperBoundsMap(), upperBoundsGroupsAttr());
  }

  /** Returns the operands of the map of the lower bounds. */
  public List<Value> lowerBoundsOperands() {
    return mapOperands().subList(0, Math.min(mapOperands().size(), lowerBoundsMap().inputCount()));
  }

  /** Returns the operands of the map of the upper bounds. */
  public List<Value> upperBoundsOperands() {
    return mapOperands().subList(lowerBoundsOperands().size(), mapOperands().size());
  }

  /** Returns the steps of the dimensions. */
  public long[] steps() {
    long[] steps = new long[stepsAttr().size()];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = ((IntegerAttr) stepsAttr().get(i)).longValue();
    }
    return steps;
  }

  public AtomicRMWKind reduction(int result) {
    return AtomicRMWKind.of(((IntegerAttr) reductionsAttr().get(result)).longValue());
  }

  @Nullable Diagnostic verify() {
    long lowerGroups = lowerBoundsGroupsAttr().numElements();
    long upperGroups = upperBoundsGroupsAttr().numElements();
    int dims = body().argumentCount();
    int steps = stepsAttr().size();
    if (dims != lowerGroups || dims != upperGroups || dims != steps) {
      return opError("the number of region arguments (" + dims + ") and the number of map groups for lower ("
          + lowerGroups + ") and upper bound (" + upperGroups + "), and the number of steps (" + steps
          + ") must all match");
    }
    int[] lower = BoundGroups.sizesOf(lowerBoundsGroupsAttr());
    int[] upper = BoundGroups.sizesOf(upperBoundsGroupsAttr());
    for (int i = 0; i < dims; i++) {
      if (lower[i] < 0 || upper[i] < 0) {
        return opError("expected no negative number of results in a map group");
      }
    }
    if (sum(lower) != lowerBoundsMap().resultCount()) {
      return opError("expected lower bounds map to have " + sum(lower) + " results");
    }
    if (sum(upper) != upperBoundsMap().resultCount()) {
      return opError("expected upper bounds map to have " + sum(upper) + " results");
    }
    if (reductionsAttr().size() != results().size()) {
      return opError("a reduction must be specified for each output");
    }
    for (int i = 0; i < results().size(); i++) {
      if (!fits(reduction(i), results().get(i).type())) {
        return opError("result type cannot match reduction attribute");
      }
    }
    if (mapOperands().size() != lowerBoundsMap().inputCount() + upperBoundsMap().inputCount()) {
      return opError("operand count and affine map dimension and symbol count must match");
    }
    Diagnostic wrong =
        AffineScopes.verifyDimsAndSymbols(operation(), lowerBoundsOperands(), lowerBoundsMap().dimCount());
    return wrong != null ? wrong
        : AffineScopes.verifyDimsAndSymbols(operation(), upperBoundsOperands(), upperBoundsMap().dimCount());
  }

  private static long sum(int[] sizes) {
    long sum = 0;
    for (int size : sizes) {
      sum += size;
    }
    return sum;
  }

  static boolean fits(AtomicRMWKind kind, Type type) {
    return switch (kind) {
      case ASSIGN -> true;
      case ADDF, MULF, MINIMUMF, MAXIMUMF -> type instanceof FloatType;
      case ADDI, MULI, ORI, ANDI -> type instanceof IntegerType;
      case MINS, MAXS -> type instanceof IntegerType integer && integer.signedness() == Signedness.SIGNED;
      case MINU, MAXU -> type instanceof IntegerType integer && integer.signedness() == Signedness.UNSIGNED;
      case MAXNUMF, MINNUMF, XORI -> false;
    };
  }

  /** The body is the only region of the loop. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).region());
    }
  }
}

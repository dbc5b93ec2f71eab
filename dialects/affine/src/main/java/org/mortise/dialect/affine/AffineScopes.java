// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.dialect.memref.ViewOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/**
 * Decides which values can be dimensions and symbols of affine maps. A symbol is a constant, is defined directly in an
 * affine scope or outside of it, or is computed from symbols by a pure operation without regions. Dimensions are
 * symbols, induction variables of affine loops, and results of {@code affine.apply} on dimensions. Visits the ancestors
 * of a value and each operation that computes it once.
 */
final class AffineScopes {
  private AffineScopes() {}

  /** Returns the enclosing region that belongs to an affine scope, or null. */
  static @Nullable Region scopeOf(Operation op) {
    return scopeOf(op.parentRegion());
  }

  /** Returns the affine scope that contains or is {@code region}; the outermost region if there is none. */
  static @Nullable Region scopeOf(@Nullable Region region) {
    Region scope = region;
    while (scope != null && scope.parentOp() != null && !scope.parentOp().hasTrait(Trait.AFFINE_SCOPE)) {
      scope = scope.parentOp().parentRegion();
    }
    return scope;
  }

  /** Returns whether {@code value} is defined directly in an affine scope. */
  static boolean isTopLevel(Value value) {
    Region region = value.parentRegion();
    return region != null && region.parentOp() != null && region.parentOp().hasTrait(Trait.AFFINE_SCOPE);
  }

  /** Returns whether {@code value} is a symbol where it is defined. */
  static boolean isSymbol(Value value) {
    if (!(value.type() instanceof IndexType)) {
      return false;
    }
    return isTopLevel(value) || value.definingOp() != null && isSymbol(value, scopeOf(value.definingOp()));
  }

  /** Returns whether {@code value} is a symbol in {@code scope}. */
  static boolean isSymbol(Value value, @Nullable Region scope) {
    return isComputed(value, scope, false);
  }

  /** Returns whether {@code value} is a dimension where it is defined. */
  static boolean isDim(Value value) {
    if (!(value.type() instanceof IndexType)) {
      return false;
    }
    Operation op = value.definingOp();
    return op == null ? isTopLevel(value) || isLoopVariable(value) : isDim(value, scopeOf(op));
  }

  /** Returns whether {@code value} is a dimension in {@code scope}. */
  static boolean isDim(Value value, @Nullable Region scope) {
    return isComputed(value, scope, true);
  }

  /** Returns whether {@code value} is a dimension, but no symbol, where it is defined. */
  static boolean isOnlyDim(Value value) {
    return !isSymbol(value) && isDim(value);
  }

  /** Returns whether {@code value} is a variable of an affine loop. */
  private static boolean isLoopVariable(Value value) {
    if (!(value instanceof BlockArgument argument)) {
      return false;
    }
    Operation parent = argument.owner().parentOp();
    return ForOp.of(parent) != null && argument.index() == 0 || ParallelOp.of(parent) != null;
  }

  /** Follows the applications and sizes that {@code value} is computed by. */
  private static boolean isComputed(Value value, @Nullable Region scope, boolean asDim) {
    if (isLeaf(value, scope, asDim)) {
      return true;
    }
    Set<Operation> visitedDims = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Operation> visitedSymbols = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Value> dims = new ArrayDeque<>();
    Deque<Value> symbols = new ArrayDeque<>();
    (asDim ? dims : symbols).push(value);
    while (!dims.isEmpty() || !symbols.isEmpty()) {
      boolean isDim = !dims.isEmpty();
      Value next = isDim ? dims.pop() : symbols.pop();
      if (isLeaf(next, scope, isDim)) {
        continue;
      }
      Operation op = next.definingOp();
      Value size = dynamicSize(op);
      boolean isApply = ApplyOp.of(op) != null;
      if (!isApply && size == null && !isPureIndex(next)) {
        return false;
      }
      if (!(isDim ? visitedDims : visitedSymbols).add(op)) {
        continue;
      }
      if (size != null) {
        symbols.push(size);
      } else {
        (isDim && isApply ? dims : symbols).addAll(List.of(op.operands()));
      }
    }
    return true;
  }

  /** Returns whether {@code value} is an index that depends on nothing but the operands of an operation. */
  private static boolean isPureIndex(Value value) {
    Operation op = value.definingOp();
    return op != null && value.type() instanceof IndexType && op.regionCount() == 0
        && MemoryEffects.isMemoryEffectFree(op) && MemoryEffects.isSpeculatable(op);
  }

  private static boolean isLeaf(Value value, @Nullable Region scope, boolean asDim) {
    return value.type() instanceof IndexType && (isLeafSymbol(value, scope) || asDim && isLoopVariable(value));
  }

  private static boolean isLeafSymbol(Value value, @Nullable Region scope) {
    Operation op = value.definingOp();
    if (op != null && (op.hasTrait(Trait.CONSTANT_LIKE) || isSizeOfTopLevel(op) || isStaticSize(op))) {
      return true;
    }
    Region region = scope;
    while (region != null) {
      if (value.parentRegion() == region) {
        return true;
      }
      Operation parent = region.parentOp();
      region = parent == null || parent.hasTrait(Trait.ISOLATED_FROM_ABOVE) ? null : parent.parentRegion();
    }
    return false;
  }

  private static boolean isSizeOfTopLevel(Operation op) {
    ShapedDimOpInterface dim = op.getInterface(ShapedDimOpInterface.class);
    return dim != null && isTopLevel(dim.getShapedValue(op));
  }

  /** Returns whether {@code op} is the size of a static dimension of a memref that is created with known sizes. */
  private static boolean isStaticSize(Operation op) {
    Value memref = sizedMemRef(op);
    return memref != null && !((MemRefType) memref.type()).isDynamicDim(dimensionOf(op));
  }

  /** Returns the size operand of the allocation of the memref whose size is {@code op}, or null. */
  private static @Nullable Value dynamicSize(@Nullable Operation op) {
    Value memref = sizedMemRef(op);
    if (memref == null) {
      return null;
    }
    MemRefType type = (MemRefType) memref.type();
    int position = 0;
    for (int i = 0; i < dimensionOf(op); i++) {
      position += type.isDynamicDim(i) ? 1 : 0;
    }
    return dynamicSizes(memref.definingOp()).get(position);
  }

  private static int dimensionOf(Operation op) {
    return (int) Constants.integerOf(op.getInterface(ShapedDimOpInterface.class).getDimension(op)).longValue();
  }

  /** Returns the memref, without casts, whose size {@code op} is if it is created with known sizes, or null. */
  private static @Nullable Value sizedMemRef(@Nullable Operation op) {
    ShapedDimOpInterface dim = op == null ? null : op.getInterface(ShapedDimOpInterface.class);
    IntegerAttr index = dim == null ? null : Constants.integerOf(dim.getDimension(op));
    if (index == null || !index.fitsLong()) {
      return null;
    }
    Value memref = dim.getShapedValue(op);
    while (CastOp.of(memref.definingOp()) != null) {
      memref = CastOp.of(memref.definingOp()).source();
    }
    boolean sized = memref.type() instanceof MemRefType type && index.longValue() >= 0
        && index.longValue() < type.rank() && dynamicSizes(memref.definingOp()) != null;
    return sized ? memref : null;
  }

  private static @Nullable List<? extends Value> dynamicSizes(@Nullable Operation op) {
    if (AllocOp.of(op) != null) {
      return AllocOp.of(op).dynamicSizes();
    }
    if (ViewOp.of(op) != null) {
      return ViewOp.of(op).sizes();
    }
    return SubViewOp.of(op) == null ? null : SubViewOp.of(op).sizes();
  }

  /** Checks that the first operands are dimensions and the others are symbols in the scope of {@code op}. */
  static @Nullable Diagnostic verifyDimsAndSymbols(Operation op, List<? extends Value> operands, int dimCount) {
    Region scope = scopeOf(op);
    for (int i = 0; i < operands.size(); i++) {
      if (i < dimCount && !isDim(operands.get(i), scope)) {
        return op.opError("operand cannot be used as a dimension id");
      }
      if (i >= dimCount && !isSymbol(operands.get(i), scope)) {
        return op.opError("operand cannot be used as a symbol");
      }
    }
    return null;
  }

  /** Checks that all indices are dimensions or symbols in the scope of {@code op}. */
  static @Nullable Diagnostic verifyIndices(Operation op, List<? extends Value> indices, String role) {
    Region scope = scopeOf(op);
    for (Value index : indices) {
      if (!isDim(index, scope)) {
        return op.opError(role + " must be a valid dimension or symbol identifier");
      }
    }
    return null;
  }
}

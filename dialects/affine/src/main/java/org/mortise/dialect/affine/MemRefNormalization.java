// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.LinearConstraints;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CastOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Replaces memrefs by memrefs with the identity layout, whose accesses apply the layout to the indices. */
public final class MemRefNormalization {
  private MemRefNormalization() {}

  /**
   * Returns the type with identity layout and the sizes of the space to which the layout of {@code type} maps; {@code
   * type} itself if a size is unknown or negative, or if there are dynamic sizes and the layout has no tiles.
   */
  public static MemRefType normalizedType(MemRefType type) {
    AffineMap layout = type.layoutMap();
    if (type.rank() == 0 || type.isIdentityLayout()) {
      return type;
    }
    if (type.dynamicDimCount() > 0 && TiledLayout.of(layout) == null) {
      return type;
    }
    try {
      long[] shape = normalizedShape(type, layout);
      return shape == null ? type : MemRefType.of(shape, type.elementType(), null, type.memorySpace());
    } catch (ArithmeticException beyondLong) {
      return type;
    }
  }

  /** Returns the reason why {@link #normalizedType} is {@code type} itself although that has a layout, or null. */
  public static @Nullable String obstacle(MemRefType type) {
    if (type.isIdentityLayout() || normalizedType(type) != type) {
      return null;
    }
    return type.dynamicDimCount() > 0 && TiledLayout.of(type.layoutMap()) == null
        ? "a size is dynamic, and the layout does not divide dimensions into tiles"
        : "the sizes of the space that the layout maps to are not known";
  }

  private static long @Nullable [] normalizedShape(MemRefType type, AffineMap layout) {
    LinearConstraints constraints = new LinearConstraints();
    for (int i = 0; i < layout.inputCount() + layout.resultCount(); i++) {
      constraints.addVariable();
    }
    for (int i = 0; i < type.rank(); i++) {
      if (type.dim(i) != ShapedType.DYNAMIC) {
        long[] row = constraints.newRow();
        row[i] = 1;
        constraints.addInequality(row);
        row[i] = -1;
        row[row.length - 1] = type.dim(i) - 1;
        constraints.addInequality(row);
      }
    }
    int first = layout.inputCount();
    for (int i = 0; i < layout.resultCount(); i++) {
      long[] row = constraints.rowOf(layout.result(i), dim -> dim, symbol -> layout.dimCount() + symbol);
      if (row == null) {
        return null;
      }
      row = constraints.combine(-1, row, 0, row);
      row[first + i] = 1;
      constraints.addEquality(row);
    }
    long[] shape = new long[layout.resultCount()];
    for (int i = 0; i < shape.length; i++) {
      Long last = dependsOnDynamicSize(layout.result(i), type) ? null : constraints.upperBound(first + i);
      if (dependsOnDynamicSize(layout.result(i), type)) {
        shape[i] = ShapedType.DYNAMIC;
      } else if (last == null || last < 0) {
        return null;
      } else {
        shape[i] = Math.addExact(last, 1);
      }
    }
    return shape;
  }

  private static boolean dependsOnDynamicSize(AffineExpr expr, MemRefType type) {
    return expr.<Boolean>fold(
        leaf -> leaf instanceof AffineDimExpr dim && type.dim(dim.position()) == ShapedType.DYNAMIC,
        (kind, left, right) -> left || right);
  }

  /**
   * Replaces an allocation by one with the identity layout. Deallocations remain.
   *
   * @return whether it was replaced: a use that is not {@link Trait#MEMREFS_NORMALIZABLE} prevents it
   */
  public static boolean normalize(AllocOp alloc) {
    MemRefType type = alloc.memrefType();
    MemRefType newType = normalizedType(type);
    if (newType == type || !canReplaceUses(alloc.memref(), true)) {
      return false;
    }
    OpBuilder builder = OpBuilder.before(alloc);
    List<Value> sizes = newType.dynamicDimCount() == 0 ? List.of() : dynamicSizes(alloc, newType, builder);
    Value made = AllocOp.create(builder, alloc.location(), newType, sizes, List.of(), alloc.alignmentAttr());
    replaceUses(alloc.memref(), made, type.layoutMap(), List.copyOf(alloc.symbolOperands()));
    alloc.operation().erase();
    return true;
  }

  /** Computes the dynamic sizes of the new type, which has tiles, from the sizes of the allocation. */
  private static List<Value> dynamicSizes(AllocOp alloc, MemRefType newType, OpBuilder builder) {
    MemRefType type = alloc.memrefType();
    List<Value> sizes = new ArrayList<>(type.rank());
    int dynamic = 0;
    for (int i = 0; i < type.rank(); i++) {
      sizes.add(type.dim(i) == ShapedType.DYNAMIC ? alloc.dynamicSizes().get(dynamic++)
          : ConstantOp.create(builder, alloc.location(),
              IntegerAttr.index(builder.context(), type.dim(i))));
    }
    List<AffineExpr> newSizes = TiledLayout.of(type.layoutMap()).sizes();
    List<Value> newDynamic = new ArrayList<>();
    for (int i = 0; i < newType.rank(); i++) {
      if (newType.dim(i) == ShapedType.DYNAMIC) {
        newDynamic.add(apply(builder, alloc.operation(), AffineMap.of(type.rank(), 0, newSizes.get(i)), sizes));
      }
    }
    return newDynamic;
  }

  private static Value apply(OpBuilder builder, Operation op, AffineMap map, List<Value> operands) {
    return ApplyOp.create(builder, op.location(), IndexType.of(builder.context()), operands,
        AffineMapAttr.of(builder.context(), map));
  }

  /**
   * Returns whether all uses of a memref can become uses of a normalized one: accesses to elements at indices of affine
   * maps, and operations with the trait {@link Trait#MEMREFS_NORMALIZABLE} that do not depend on the positions
   * of the elements. So not views and casts, accesses at other indices, and accesses to several elements.
   *
   * @param exceptDeallocations whether operations that free the memref count as replaceable in any case
   */
  public static boolean canReplaceUses(Value memref, boolean exceptDeallocations) {
    return otherUser(memref, exceptDeallocations) == null;
  }

  /** Returns a user that makes {@link #canReplaceUses} false, or null. */
  public static @Nullable Operation otherUser(Value memref, boolean exceptDeallocations) {
    Deque<Value> memrefs = new ArrayDeque<>(List.of(memref));
    Set<Value> seen = new HashSet<>(memrefs);
    while (!memrefs.isEmpty()) {
      Value next = memrefs.remove();
      for (OpOperand use : next.uses()) {
        Operation user = use.owner();
        if (keepsLayout(use)) {
          if (seen.add(user.result(0))) { // in unreachable blocks, casts can be of each other
            memrefs.add(user.result(0));
          }
        } else if (!isReplaceable(use, exceptDeallocations)) {
          return user;
        }
      }
    }
    return null;
  }

  private static boolean isReplaceable(OpOperand use, boolean exceptDeallocations) {
    Operation user = use.owner();
    boolean isFree = MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, use.value());
    if (user.implementsInterface(AffineMapAccessInterface.class)) {
      return !accessesVector(user);
    }
    return isFree && exceptDeallocations
        || user.hasTrait(Trait.MEMREFS_NORMALIZABLE) && (isFree || !dependsOnLayout(use));
  }

  /** Returns whether the user is a cast to a type with the same layout, normalized together with its source. */
  private static boolean keepsLayout(OpOperand use) {
    Operation user = use.owner();
    boolean isCast = isView(user) && user.hasTrait(Trait.MEMREFS_NORMALIZABLE)
        && user.operandCount() == 1 && user.resultCount() == 1 && user.propertyCount() == 0;
    return isCast && user.result(0).type() instanceof MemRefType to
        && use.value().type() instanceof MemRefType from && from.layout() == to.layout()
        && ShapedType.haveCompatibleShapes(from, to) && normalizedType(to) != to && normalizedType(from) != from;
  }

  /** Returns whether the results of an operation with normalized operands can be normalized. */
  public static boolean canNormalizeResults(Operation op) {
    for (Value operand : op.operands()) {
      if (isView(op) && operand.type() instanceof MemRefType type && !type.isIdentityLayout()) {
        return false;
      }
    }
    for (Value result : op.results()) {
      boolean changes = result.type() instanceof MemRefType type && normalizedType(type) != type;
      if (changes && !canReplaceUses(result, false)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isView(Operation op) {
    return op.implementsInterface(ViewLikeOpInterface.class) || op.implementsInterface(CastOpInterface.class);
  }

  private static boolean accessesVector(Operation access) {
    return Stream.of(access.results()).anyMatch(result -> result.type() instanceof VectorType)
        || Stream.of(access.operands()).anyMatch(operand -> operand.type() instanceof VectorType);
  }

  /** Returns whether the semantics of a user that inherits its operand's type changes with the normalized type. */
  private static boolean dependsOnLayout(OpOperand use) {
    Operation user = use.owner();
    boolean isAccess = MemoryEffects.hasEffect(user, MemoryEffect.Kind.READ, use.value())
        || MemoryEffects.hasEffect(user, MemoryEffect.Kind.WRITE, use.value());
    boolean asksForSize = user.implementsInterface(ShapedDimOpInterface.class)
        && ((MemRefType) use.value().type()).hasStaticShape();
    return isView(user) || isAccess || asksForSize;
  }

  /**
   * Replaces all uses of a memref. Accesses apply the layout to their indices.
   *
   * @param layout the layout of the old memref
   * @param symbols the values of the symbols of the layout
   */
  public static void replaceUses(Value oldMemref, Value newMemref, AffineMap layout, List<Value> symbols) {
    Set<Operation> users = new LinkedHashSet<>();
    for (OpOperand use : oldMemref.uses()) {
      users.add(use.owner());
    }
    for (Operation user : users) {
      AffineMapAccessInterface access = user.getInterface(AffineMapAccessInterface.class);
      for (int i = 0; i < user.operandCount(); i++) {
        String map = user.operand(i) != oldMemref || access == null ? null : access.getMapName(user, i);
        if (map != null) {
          applyLayout(user, i, map, layout, symbols);
        }
        if (user.operand(i) == oldMemref) {
          user.setOperand(i, newMemref);
        }
      }
    }
  }

  /** Composes the map of an access with a layout. Applications of the old map remain for dead code elimination. */
  private static void applyLayout(Operation access, int memref, String mapName, AffineMap layout, List<Value> symbols) {
    AffineMap map = access.getAttr(mapName, AffineMapAttr.class).map();
    OpBuilder builder = OpBuilder.before(access);
    List<Value> operands = new ArrayList<>();
    for (int i = 0; i < map.inputCount(); i++) {
      operands.add(access.operand(memref + 1 + i));
    }
    List<Value> indices = map.isIdentity() ? operands : applyEach(builder, access, map, operands);
    List<Value> inputs = new ArrayList<>(indices);
    inputs.addAll(symbols);
    List<Value> outputs = layout.isIdentity() ? indices : applyEach(builder, access, layout, inputs);
    MapOperands composed = new MapOperands(AffineMap.identity(outputs.size()), outputs).canonicalConstraints();
    access.setAttr(mapName, AffineMapAttr.of(access.context(), composed.map()));
    access.eraseOperands(memref + 1, map.inputCount());
    access.insertOperands(memref + 1, composed.operands());
    if (!layout.isIdentity()) {
      eraseUnused(outputs);
    }
  }

  private static List<Value> applyEach(OpBuilder builder, Operation op, AffineMap map, List<Value> operands) {
    List<Value> results = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      results.add(apply(builder, op, AffineMap.of(map.dimCount(), map.symbolCount(), result), operands));
    }
    return results;
  }

  private static void eraseUnused(List<Value> applied) {
    for (Value value : applied) {
      if (!value.hasUses()) {
        value.definingOp().erase();
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Replaces memrefs by memrefs with the identity layout, whose accesses apply the layout to the indices. */
public final class MemRefNormalization {
  private MemRefNormalization() {}

  /**
   * Returns the type with the identity layout and the sizes of the space that the layout of {@code type} maps to. The
   * result is {@code type} if a size is unknown or negative, or if there are dynamic sizes and the layout has no tiles.
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
    OpBuilder builder = OpBuilder.before(alloc.operation());
    List<Value> sizes = newType.dynamicDimCount() == 0 ? List.of() : dynamicSizes(alloc, newType, builder);
    AllocOp made = AllocOp.create(
        builder, alloc.operation().location(), newType, sizes, List.of(), alloc.alignmentAttr());
    replaceUses(alloc.memref(), made.memref(), type.layoutMap(), List.copyOf(alloc.symbolOperands()));
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
          : ConstantOp.create(builder, alloc.operation().location(),
              IntegerAttr.index(builder.context(), type.dim(i))).result());
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
        AffineMapAttr.of(builder.context(), map)).result();
  }

  /**
   * Returns whether all uses of a memref can become uses of a normalized one: accesses at indices of affine maps, and
   * operations with the trait {@link Trait#MEMREFS_NORMALIZABLE}.
   *
   * @param exceptDeallocations whether operations that free the memref count as replaceable in any case
   */
  public static boolean canReplaceUses(Value memref, boolean exceptDeallocations) {
    return otherUser(memref, exceptDeallocations) == null;
  }

  /** Returns a user because of which {@link #canReplaceUses} is false, or null. */
  public static @Nullable Operation otherUser(Value memref, boolean exceptDeallocations) {
    for (OpOperand use : memref.uses()) {
      Operation user = use.owner();
      boolean replaceable = user.hasTrait(Trait.MEMREFS_NORMALIZABLE)
          || user.implementsInterface(AffineMapAccessInterface.class)
          || exceptDeallocations && MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, memref);
      if (!replaceable) {
        return user;
      }
    }
    return null;
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

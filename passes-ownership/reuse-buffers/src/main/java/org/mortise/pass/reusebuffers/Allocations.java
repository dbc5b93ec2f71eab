// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.AllocationOpInterface.HoistingKind;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** Recognizes the allocations and deallocations that the pass treats, by their interfaces and effects. */
final class Allocations {
  /**
   * Allocations of equal classes allocate interchangeable buffers.
   *
   * @param sizes the operands: constants as attributes, dimensions of buffers as {@link Dimension}, others as values
   */
  record SizeClass(OperationName name, Type type, Attribute attributes, List<Object> sizes) {}

  private record Dimension(Value shaped, Object index) {}

  private Allocations() {}

  /** Returns whether {@code op} does nothing but allocate its only result, a memref on the heap that can be reused. */
  static boolean isReusable(Operation op, BufferPolicies policies) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    if (allocation == null || op.resultCount() != 1 || op.regionCount() != 0
        || !(op.result(0).type() instanceof MemRefType)
        || !policies.ofResult(op, op.result(0)).allowsReuse(allocation.mayBeReused(op))) {
      return false;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects != null && effects.size() == 1 && effects.get(0).kind() == MemoryEffect.Kind.ALLOCATE
        && effects.get(0).value() == op.result(0)
        && effects.get(0).resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
  }

  /** Returns whether the allocation can be moved out of a loop. */
  static boolean isHoistable(Operation op) {
    HoistingKind kind = op.getInterface(AllocationOpInterface.class).getHoistingKind(op);
    return kind == HoistingKind.LOOP || kind == HoistingKind.BOTH;
  }

  /** Returns whether two allocations differ in their sizes only. */
  static boolean areAlike(Operation one, Operation other) {
    if (one.name() != other.name() || one.attributes() != other.attributes()
        || one.result(0).type() != other.result(0).type() || one.operandCount() != other.operandCount()) {
      return false;
    }
    boolean hasSizes = ((MemRefType) one.result(0).type()).dynamicDimCount() == countIndices(one);
    for (int i = 0; i < one.operandCount(); i++) {
      boolean isSize = hasSizes && one.operand(i).type() instanceof IndexType;
      if (!isSize && !sizeOf(one.operand(i)).equals(sizeOf(other.operand(i)))) {
        return false;
      }
    }
    return true;
  }

  private static int countIndices(Operation op) {
    int count = 0;
    for (Value operand : op.operands()) {
      count += operand.type() instanceof IndexType ? 1 : 0;
    }
    return count;
  }

  static SizeClass classOf(Operation op) {
    List<Object> sizes = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      sizes.add(sizeOf(op.operand(i)));
    }
    return new SizeClass(op.name(), op.result(0).type(), op.attributes(), sizes);
  }

  private static Object sizeOf(Value size) {
    Attribute constant = Constants.of(size);
    if (constant != null) {
      return constant;
    }
    Operation op = size.definingOp();
    ShapedDimOpInterface dim = op == null ? null : op.getInterface(ShapedDimOpInterface.class);
    if (dim == null) {
      return size;
    }
    Attribute index = Constants.of(dim.getDimension(op));
    return new Dimension(dim.getShapedValue(op), index == null ? dim.getDimension(op) : index);
  }

  /** Returns whether {@code size} is never negative: a constant or a dimension of a buffer. */
  static boolean isValidSize(Value size) {
    Operation op = size.definingOp();
    return Constants.of(size) != null || op != null && op.implementsInterface(ShapedDimOpInterface.class);
  }

  /** Returns the buffer that {@code op} frees if it does nothing else; otherwise null. */
  static @Nullable Value freedBy(Operation op) {
    if (op.resultCount() != 0 || op.regionCount() != 0 || op.operandCount() != 1) {
      return null;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    boolean frees = effects != null && effects.size() == 1 && effects.get(0).kind() == MemoryEffect.Kind.FREE
        && effects.get(0).value() == op.operand(0);
    return frees ? BufferGraph.viewBase(op.operand(0)) : null;
  }
}

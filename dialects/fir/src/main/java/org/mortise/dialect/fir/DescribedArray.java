// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.ShapeShiftType;
import org.mortise.dialect.fir.types.ShapeType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** The operands of the operation that creates the descriptor of an array with the same rank and elements. */
record DescribedArray(Value source, @Nullable Value shape, @Nullable Value slice) {
  /** Returns the operands of the operation that creates {@code descriptor}; null if it carries more facts. */
  static @Nullable DescribedArray of(Value descriptor) {
    DescribedArray array = ofEmbox(EmboxOp.of(descriptor.definingOp()));
    if (array == null) {
      array = ofRebox(ReboxOp.of(descriptor.definingOp()));
    }
    return array != null && array.hasRankOf(descriptor) && !array.selectsSubstring() ? array : null;
  }

  private static @Nullable DescribedArray ofEmbox(@Nullable EmboxOp embox) {
    return embox != null && embox.typeparams().isEmpty() && embox.accessMapAttr() == null && embox.sourceBox() == null
        ? new DescribedArray(embox.memref(), embox.shape(), embox.slice())
        : null;
  }

  private static @Nullable DescribedArray ofRebox(@Nullable ReboxOp rebox) {
    return rebox != null && (rebox.shape() == null || rebox.shape().type() instanceof ShiftType)
        ? new DescribedArray(rebox.box(), rebox.shape(), rebox.slice())
        : null;
  }

  private boolean hasRankOf(Value descriptor) {
    return ArrayOperands.arrayOf(source) != null && ArrayOperands.arrayOf(descriptor) != null
        && ArrayOperands.arrayOf(source).rank() == ArrayOperands.arrayOf(descriptor).rank();
  }

  private boolean selectsSubstring() {
    SliceOp definition = slice == null ? null : SliceOp.of(slice.definingOp());
    return definition != null && !definition.substr().isEmpty();
  }

  /** Returns whether the descriptor has lower bounds that may differ from 1. */
  boolean hasLowerBounds() {
    return shape != null && (shape.type() instanceof ShapeShiftType || shape.type() instanceof ShiftType);
  }

  /** Returns the lower bounds, or null if unknown. */
  @Nullable List<Value> lowerBounds() {
    ShiftOp shift = ShiftOp.of(shape.definingOp());
    return shift == null ? everySecondBound(0) : shift.origins();
  }

  /** Returns whether the extents are known without the lower bounds. */
  boolean hasKnownExtents() {
    return shape == null || !(shape.type() instanceof ShapeShiftType) || ShapeShiftOp.of(shape.definingOp()) != null;
  }

  /** Returns the shape with lower bounds of 1, created if needed; null if the source determines it. */
  @Nullable Value shapeWithoutLowerBounds(PatternRewriter rewriter) {
    if (!hasLowerBounds()) {
      return shape;
    }
    Operation bounds = shape.definingOp();
    if (ShapeShiftOp.of(bounds) == null) {
      return null;
    }
    List<Value> extents = everySecondBound(1);
    ShapeType type = ShapeType.of(bounds.context(), extents.size());
    rewriter.setInsertionPoint(bounds);
    return ShapeOp.create(rewriter, bounds.location(), type, extents);
  }

  private @Nullable List<Value> everySecondBound(int first) {
    ShapeShiftOp bounds = ShapeShiftOp.of(shape.definingOp());
    if (bounds == null) {
      return null;
    }
    List<Value> values = new ArrayList<>();
    for (int i = first; i < bounds.pairs().size(); i += 2) {
      values.add(bounds.pairs().get(i));
    }
    return values;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.generateruntimeverification;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RuntimeVerifiableOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;
import org.osgi.service.component.annotations.Component;

/**
 * Checks after the creation of a view that its elements lie in its source, if the rank of the source is known. An empty
 * view is in bounds. The first and last elements are at an offset plus, for each dimension, {@code (size - 1) *
 * stride}, which has the sign of the stride.
 */
@Component(service = RuntimeVerifiableOpInterface.class)
@Serves({SubViewOp.NAME, ReinterpretCastOp.NAME})
@AutoService(OpInterface.class)
public final class ViewVerification implements RuntimeVerifiableOpInterface {
  /**
   * The extent of a memref.
   *
   * @param first the position of the first element in memory, in elements from the base buffer
   * @param last the position of the last element in memory
   * @param dynamicSizes the sizes that can be 0
   * @param isEmpty whether a static size is 0
   */
  private record Extent(Value first, Value last, List<Value> dynamicSizes, boolean isEmpty) {}

  @Override
  public void generateRuntimeVerification(Operation op, OpBuilder builder, Location location) {
    if (!(op.operand(0).type() instanceof MemRefType)) {
      return;
    }
    builder.setInsertionPointAfter(op);
    Checks checks = new Checks(op, builder, location);
    Extent source = extentOf(op.operand(0), checks);
    Extent view = extentOf(op.result(0), checks);
    if (view.isEmpty) {
      return;
    }
    Value above = checks.compareFolded(IntegerPredicate.SGE, view.first, source.first);
    Value below = checks.compareFolded(IntegerPredicate.SLE, view.last, source.last);
    Value condition = checks.andFolded(above, below);
    if (source.isEmpty) {
      condition = checks.compareFolded(IntegerPredicate.NE, source.first, source.first); // false
    }
    Value zero = source.dynamicSizes.isEmpty() && view.dynamicSizes.isEmpty() ? null : checks.constant(0);
    for (Value size : source.dynamicSizes) {
      condition = checks.andFolded(condition, checks.compareFolded(IntegerPredicate.NE, size, zero));
    }
    for (Value size : view.dynamicSizes) {
      condition = checks.orFolded(condition, checks.compareFolded(IntegerPredicate.EQ, size, zero));
    }
    String what = SubViewOp.of(op) != null ? "subview" : "result of reinterpret_cast";
    checks.require(condition, what + " is out-of-bounds of the base memref");
  }

  private static Extent extentOf(Value memref, Checks checks) {
    MemRefType type = (MemRefType) memref.type();
    StridesAndOffset layout = type.stridesAndOffset();
    ExtractStridedMetadataOp metadata =
        ExtractStridedMetadataOp.create(checks.builder(), checks.location(), memref);
    Sum first = new Sum(known(layout.offset(), metadata.offset()), checks);
    Sum last = new Sum(known(layout.offset(), metadata.offset()), checks);
    List<Value> dynamicSizes = new ArrayList<>();
    boolean isEmpty = false;
    for (int i = 0; i < type.rank(); i++) {
      OpFoldResult size = known(type.dim(i), metadata.size(i));
      isEmpty |= type.dim(i) == 0;
      if (size.value() != null) {
        dynamicSizes.add(size.value());
      }
      long stride = layout.strides()[i];
      if (!ShapedType.isDynamic(stride)) {
        (stride < 0 ? first : last).add(size, known(stride, metadata.stride(i)));
      } else {
        Value zero = checks.constant(0);
        Value down = checks.folded(MinSIOp.create(
            checks.builder(), checks.location(), metadata.stride(i), zero));
        Value up = checks.folded(MaxSIOp.create(
            checks.builder(), checks.location(), metadata.stride(i), zero));
        first.add(size, OpFoldResult.of(down));
        last.add(size, OpFoldResult.of(up));
      }
    }
    return new Extent(first.value(), last.value(), dynamicSizes, isEmpty);
  }

  /** An offset and products {@code (size - 1) * stride}. */
  private static final class Sum {
    private final Checks checks;
    private final List<OpFoldResult> symbols = new ArrayList<>();
    private AffineExpr sum = AffineExpr.symbol(0);

    Sum(OpFoldResult offset, Checks checks) {
      this.checks = checks;
      symbols.add(offset);
    }

    void add(OpFoldResult size, OpFoldResult stride) {
      int next = symbols.size();
      sum = sum.plus(AffineExpr.symbol(next).minus(1).times(AffineExpr.symbol(next + 1)));
      symbols.add(size);
      symbols.add(stride);
    }

    Value value() {
      return symbols.size() == 1 ? checks.value(symbols.get(0)) : checks.value(AffineApplies.makeComposedFolded(
          checks.builder(), checks.location(), AffineMap.of(0, symbols.size(), sum), symbols));
    }
  }

  private static OpFoldResult known(long number, Value value) {
    return ShapedType.isDynamic(number)
        ? OpFoldResult.of(value) : OpFoldResult.of(IntegerAttr.index(value.type().context(), number));
  }
}

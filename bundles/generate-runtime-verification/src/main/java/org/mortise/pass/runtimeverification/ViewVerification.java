// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.runtimeverification;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
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

/** Checks, after a view is created, that it is within the bounds of its source, unless the rank of that is unknown. */
@Component(service = RuntimeVerifiableOpInterface.class)
@Serves({SubViewOp.NAME, ReinterpretCastOp.NAME})
@AutoService(OpInterface.class)
public final class ViewVerification implements RuntimeVerifiableOpInterface {
  /** The first element of a memref and the one after its last, as numbers of elements from the base buffer. */
  private record Bounds(Value low, Value high) {}

  @Override
  public void generateRuntimeVerification(Operation op, OpBuilder builder, Location location) {
    if (!(op.operand(0).type() instanceof MemRefType)) {
      return;
    }
    builder.setInsertionPointAfter(op);
    Checks checks = new Checks(op, builder, location);
    Bounds source = boundsOf(op.operand(0), checks);
    Bounds view = boundsOf(op.result(0), checks);
    Value above = checks.compareFolded(IntegerPredicate.SGE, view.low, source.low);
    Value below = checks.compareFolded(IntegerPredicate.SLE, view.high, source.high);
    String what = SubViewOp.of(op) != null ? "subview" : "result of reinterpret_cast";
    checks.require(checks.andFolded(above, below), what + " is out-of-bounds of the base memref");
  }

  private static Bounds boundsOf(Value memref, Checks checks) {
    MemRefType type = (MemRefType) memref.type();
    StridesAndOffset layout = type.stridesAndOffset();
    ExtractStridedMetadataOp metadata =
        ExtractStridedMetadataOp.create(checks.builder(), checks.location(), memref);
    OpFoldResult offset = known(layout.offset(), metadata.offset());
    List<OpFoldResult> symbols = new ArrayList<>();
    symbols.add(offset);
    AffineExpr end = AffineExpr.symbol(0);
    for (int i = 0; i < type.rank(); i++) {
      end = end.plus(AffineExpr.symbol(1 + 2 * i).times(AffineExpr.symbol(2 + 2 * i)));
      symbols.add(known(type.dim(i), metadata.size(i)));
      symbols.add(known(layout.strides()[i], metadata.stride(i)));
    }
    Value low = checks.value(offset);
    AffineMap map = AffineMap.of(0, symbols.size(), end);
    return new Bounds(low,
        checks.value(AffineApplies.makeComposedFolded(checks.builder(), checks.location(), map, symbols)));
  }

  private static OpFoldResult known(long number, Value value) {
    return ShapedType.isDynamic(number)
        ? OpFoldResult.of(value) : OpFoldResult.of(IntegerAttr.index(value.type().context(), number));
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.generateruntimeverification;

import com.google.auto.service.AutoService;
import java.util.Arrays;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.RankOp;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.interfaces.RuntimeVerifiableOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;
import org.osgi.service.component.annotations.Component;

/** Checks that the source of a cast has the rank, sizes, offset and strides that the type of the result states. */
@Component(service = RuntimeVerifiableOpInterface.class)
@Serves(CastOp.NAME)
@AutoService(OpInterface.class)
public final class CastVerification implements RuntimeVerifiableOpInterface {
  @Override
  public void generateRuntimeVerification(Operation op, OpBuilder builder, Location location) {
    Value source = op.operand(0);
    if (!(op.result(0).type() instanceof MemRefType type)) {
      return;
    }
    Checks checks = new Checks(op, builder, location);
    if (!(source.type() instanceof MemRefType)) {
      Value rank = RankOp.create(builder, location, source);
      requireEqual(checks, rank, type.rank(), "rank mismatch");
    }
    Value helper = CastOp.create(builder, location, dynamic(type), source);
    final ExtractStridedMetadataOp metadata = ExtractStridedMetadataOp.create(builder, location, helper);
    for (int i = 0; i < type.rank(); i++) {
      boolean isStatic = source.type() instanceof MemRefType ranked && !ranked.isDynamicDim(i);
      if (!isStatic && !type.isDynamicDim(i)) {
        Value size = DimOp.create(builder, location, source, i);
        requireEqual(checks, size, type.dim(i), "size mismatch of dim " + i);
      }
    }
    StridesAndOffset layout = type.stridesAndOffset();
    if (layout == null) {
      return;
    }
    if (layout.hasStaticOffset()) {
      requireEqual(checks, metadata.offset(), layout.offset(), "offset mismatch");
    }
    for (int i = 0; i < type.rank(); i++) {
      if (!ShapedType.isDynamic(layout.strides()[i])) {
        requireEqual(checks, metadata.stride(i), layout.strides()[i], "stride mismatch of dim " + i);
      }
    }
  }

  private static void requireEqual(Checks checks, Value value, long expected, String problem) {
    Value constant = checks.constant(expected);
    checks.require(checks.compare(IntegerPredicate.EQ, value, constant), problem);
  }

  private static MemRefType dynamic(MemRefType type) {
    Context context = type.context();
    long[] unknown = new long[type.rank()];
    Arrays.fill(unknown, ShapedType.DYNAMIC);
    return MemRefType.of(unknown, type.elementType(),
        StridedLayoutAttr.of(context, ShapedType.DYNAMIC, unknown), type.memorySpace());
  }
}

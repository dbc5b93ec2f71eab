// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Casts and copies of buffers. */
public final class BufferCasts {
  private BufferCasts() {}

  /** Returns whether a cast never fails at run time. Making a dynamic stride or offset static may fail. */
  public static boolean alwaysSucceeds(MemRefType from, MemRefType to) {
    return alwaysHasLayoutOf(from, to) && CastOp.areCastCompatible(from, to);
  }

  /** Returns whether no dynamic stride or offset becomes static. */
  private static boolean alwaysHasLayoutOf(MemRefType from, MemRefType to) {
    StridesAndOffset given = from.stridesAndOffset();
    StridesAndOffset wanted = to.stridesAndOffset();
    if (given == null || wanted == null || becomesStatic(given.offset(), wanted.offset())) {
      return false;
    }
    for (int i = 0; i < from.rank(); i++) {
      if (becomesStatic(given.strides()[i], wanted.strides()[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean becomesStatic(long from, long to) {
    return ShapedType.isDynamic(from) && !ShapedType.isDynamic(to);
  }

  /** Creates a new buffer with the contents of {@code source}. */
  public static Value copy(OpBuilder builder, Location location, MemRefType type, Value source) {
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        IntegerAttr number = IntegerAttr.of(IndexType.of(builder.context()), i);
        Value index = ConstantOp.create(builder, location, number);
        sizes.add(DimOp.create(builder, location, source, index));
      }
    }
    Value buffer = AllocOp.create(builder, location, type, sizes);
    CopyOp.create(builder, location, source, buffer);
    return buffer;
  }
}

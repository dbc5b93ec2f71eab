// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.usebufferpools;

import java.util.List;
import org.mortise.analyses.policies.BufferPool;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.ExtractAlignedPointerAsIndexOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.MemRefType;

/** The call of a pool that frees a buffer, and the operations around it. */
final class PoolFree {
  private final BufferPool pool;
  private final OpBuilder builder;
  private final Location location;

  PoolFree(BufferPool pool, OpBuilder builder, Location location) {
    this.pool = pool;
    this.builder = builder;
    this.location = location;
  }

  /** Frees {@code buffer}. */
  void free(Value buffer) {
    Value freed = pool.takesAddress() ? address(buffer) : memory(buffer);
    CallOp.create(builder, location, List.of(), List.of(freed), PoolAllocation.nameOf(pool.free()));
  }

  private Value address(Value buffer) {
    return ExtractAlignedPointerAsIndexOp.create(
        builder, location, ReinterpretCastOp.ranked(builder, location, buffer));
  }

  private Value memory(Value buffer) {
    if (buffer.type() == pool.type()) {
      return buffer;
    }
    Value ranked = ReinterpretCastOp.ranked(builder, location, buffer);
    MemRefType type = (MemRefType) ranked.type();
    return type.rank() == 1 && type.isIdentityLayout()
        ? CastOp.create(builder, location, pool.type(), ranked)
        : ReinterpretCastOp.create(builder, location, pool.type(), ranked, MixedIndices.of(0),
            MixedIndices.ofAll(List.of(count(ranked, type))), MixedIndices.of(1));
  }

  /** Returns the number of elements: a number or a value. */
  private Object count(Value buffer, MemRefType type) {
    long known = 1;
    Value count = null;
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        Value size = DimOp.create(builder, location, buffer, i);
        count = count == null ? size : MulIOp.create(builder, location, count, size);
      } else {
        known *= type.dim(i);
      }
    }
    if (count == null || known == 1) {
      return count == null ? (Object) known : count;
    }
    Value constant = ConstantOp.createIndex(builder, location, known);
    return MulIOp.create(builder, location, count, constant);
  }
}

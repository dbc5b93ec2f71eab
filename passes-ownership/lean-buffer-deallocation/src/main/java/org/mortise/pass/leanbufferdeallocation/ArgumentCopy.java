// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.types.MemRefType;

/**
 * Copies a buffer for a callee that frees it. The canonicalization of {@code bufferization.clone} assumes that callees
 * do not free arguments: it would pass the original instead if that is freed after the call. So the copy is an
 * allocation and a {@code memref.copy} wherever its type permits that.
 */
final class ArgumentCopy {
  private ArgumentCopy() {}

  static Value of(OpBuilder builder, Location location, Value buffer) {
    if (!(buffer.type() instanceof MemRefType type) || !CastOp.areCastCompatible(type.withLayout(null), type)) {
      return CloneOp.create(builder, location, buffer);
    }
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        sizes.add(DimOp.create(builder, location, buffer, i));
      }
    }
    MemRefType plain = type.withLayout(null);
    Value copy = AllocOp.create(builder, location, plain, sizes);
    CopyOp.create(builder, location, buffer, copy);
    return plain == type ? copy : CastOp.create(builder, location, type, copy);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.usebufferpools;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.policies.BufferPool;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.ViewOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.MemRefType;

/** Creates the call of a pool that allocates a buffer, with the surrounding operations. */
final class PoolAllocation {
  private static final long MIN_ALIGNMENT = 16;

  private final BufferPool pool;
  private final OpBuilder builder;
  private final Arithmetic code;
  private final Location location;

  PoolAllocation(BufferPool pool, OpBuilder builder, Location location) {
    this.pool = pool;
    this.builder = builder;
    this.code = new Arithmetic(builder, location);
    this.location = location;
  }

  /** Creates a reference to {@code function}. */
  static SymbolRefAttr nameOf(Operation function) {
    return SymbolRefAttr.of(function.context(), SymbolTable.getSymbolName(function));
  }

  /** Creates a buffer of {@code type}, which has the identity layout. An alignment of 0 is the default. */
  Value allocate(MemRefType type, List<Value> sizes, long alignment) {
    long unit = pool.takesAddress() ? BufferSize.bytesOfElement(type.elementType()) : 1;
    long known = unit == 1 ? 1 : Long.highestOneBit(2 * unit - 1); // elements are padded
    for (int i = 0; i < type.rank(); i++) {
      known *= type.isDynamicDim(i) ? 1 : type.dim(i);
    }
    List<Value> factors = new ArrayList<>(sizes);
    if (known != 1 || sizes.isEmpty()) {
      factors.add(code.constant(known));
    }
    List<Value> arguments = new ArrayList<>(List.of(code.product(factors)));
    if (pool.takesAlignment()) {
      arguments.add(code.constant(Math.max(alignment, MIN_ALIGNMENT)));
    }
    Value memory = CallOp.create(
        builder, location, List.of(pool.type()), arguments, nameOf(pool.allocate())).results().get(0);
    if (type == pool.type()) {
      return memory;
    }
    if (pool.takesAddress()) {
      return ViewOp.create(builder, location, type, memory, code.constant(0), sizes);
    }
    return type.rank() == 1 ? CastOp.create(builder, location, type, memory) : shaped(type, memory, sizes);
  }

  private Value shaped(MemRefType type, Value memory, List<Value> sizes) {
    List<Object> shape = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < type.rank(); i++) {
      shape.add(type.isDynamicDim(i) ? sizes.get(next++) : (Object) type.dim(i));
    }
    List<Object> strides = new ArrayList<>();
    Object stride = 1L;
    for (int i = type.rank() - 1; i >= 0; i--) {
      strides.add(0, stride);
      Object size = shape.get(i);
      stride = stride instanceof Long one && size instanceof Long other ? (Object) (one * other)
          : code.product(List.of(valueOf(stride), valueOf(size)));
    }
    return ReinterpretCastOp.create(builder, location, type, memory, MixedIndices.of(0), MixedIndices.ofAll(shape),
        MixedIndices.ofAll(strides));
  }

  private Value valueOf(Object index) {
    return index instanceof Long number ? code.constant(number) : (Value) index;
  }
}

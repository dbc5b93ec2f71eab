// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferizationtomemref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.AllocaOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.RankOp;
import org.mortise.dialect.memref.ReshapeOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.transform.Folding;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/**
 * Replaces a clone by an allocation and a copy. For a clone without rank, the sizes are read at run time, and a
 * one-dimensional buffer with the same number of elements is allocated and cast to the shape of the original.
 */
final class CloneLowering {
  private final CloneOp clone;
  private final OpBuilder builder;
  private final Location location;
  private final Value input;

  CloneLowering(CloneOp clone) {
    this.clone = clone;
    this.builder = OpBuilder.before(clone);
    this.location = clone.location();
    this.input = clone.input();
  }

  /** Returns whether a new allocation can be given the type of {@code clone}. */
  static boolean isPossible(CloneOp clone) {
    return !(clone.output().type() instanceof MemRefType type)
        || CastOp.areCastCompatible(type.withLayout(null), type);
  }

  /** Inserts the allocation and the copy before the clone. Returns the allocation; the caller replaces the uses. */
  Value run() {
    BaseMemRefType type = (BaseMemRefType) clone.output().type();
    Value copy = type instanceof MemRefType ranked ? allocate(ranked) : allocateUnranked(type);
    CopyOp.create(builder, location, input, copy);
    return copy;
  }

  private Value allocate(MemRefType type) {
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        sizes.add(size(i));
      }
    }
    MemRefType plain = type.withLayout(null);
    Value alloc = AllocOp.create(builder, location, plain, sizes);
    return plain == type ? alloc : CastOp.create(builder, location, type, alloc);
  }

  /** Returns the size of a dimension, as a constant or by the simplest operation that computes it. */
  private Value size(int dimension) {
    Value dim = DimOp.create(builder, location, input, dimension);
    FoldResult folded = Folding.fold(dim.definingOp());
    Value size = folded.size() == 0 ? null : folded.value(0);
    Attribute constant = folded.size() == 0 ? null : folded.constant(0);
    if (size == null && constant == null) {
      return dim;
    }
    dim.definingOp().erase();
    return size != null ? size : ConstantOp.create(builder, location, constant);
  }

  private Value allocateUnranked(BaseMemRefType type) {
    Value zero = ConstantOp.createIndex(builder, location, 0);
    Value one = ConstantOp.createIndex(builder, location, 1);
    Value rank = RankOp.create(builder, location, input);
    Value shape = AllocaOp.create(builder, location, listOf(IndexType.of(builder.context())), List.of(rank));
    Value count = ForOp.create(builder, location, zero, rank, one, List.of(one), (b, l, i, soFar) -> {
      Value size = DimOp.create(b, l, input, i);
      StoreOp.create(b, l, size, shape, List.of(i));
      return List.of(MulIOp.create(b, l, soFar.get(0), size));
    }).results().get(0);
    MemRefType flat = listOf(type.elementType()).withMemorySpace(type.memorySpace());
    Value alloc = AllocOp.create(builder, location, flat, List.of(count));
    return ReshapeOp.create(builder, location, type, alloc, shape);
  }

  private static MemRefType listOf(Type elementType) {
    return MemRefType.of(new long[] {ShapedType.DYNAMIC}, elementType);
  }
}

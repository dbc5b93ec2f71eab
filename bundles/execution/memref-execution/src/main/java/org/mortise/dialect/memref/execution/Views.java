// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import java.util.BitSet;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.dialect.memref.TransposeOp;
import org.mortise.dialect.memref.ViewOp;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.MixedNumbers;
import org.mortise.ir.execution.SliceNumbers;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Operations that create views of a buffer. */
final class Views {
  private Views() {}

  /** A cast to a type with more static information is an error if the buffer does not have it. */
  static void cast(CastOp op, CodeBuilder code) {
    if (!(op.dest().type() instanceof MemRefType type)) {
      code.define(op.dest(), code.value(op.source()));
      return;
    }
    StridesAndOffset layout = type.stridesAndOffset();
    code.run(code.results(op), (arguments, machine) -> {
      MemRef buffer = (MemRef) arguments[0];
      if (buffer.rank() != type.rank()) {
        throw machine.fault("casts a buffer of rank " + buffer.rank() + " to rank " + type.rank());
      }
      for (int i = 0; i < type.rank(); i++) {
        expect(type.isDynamicDim(i) ? ShapedType.DYNAMIC : type.dim(i), buffer.size(i), "size " + i, machine);
        if (layout != null && buffer.size(i) > 1) {
          expect(layout.strides()[i], buffer.stride(i), "stride " + i, machine);
        }
      }
      if (layout != null) {
        expect(layout.offset(), buffer.offset, "the offset", machine);
      }
      return new Object[] {buffer};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  private static void expect(long stated, long actual, String what, Machine machine) {
    if (stated != ShapedType.DYNAMIC && stated != actual) {
      throw machine.fault("casts to a type in which " + what + " is " + stated + ", but it is " + actual);
    }
  }

  static void subview(SubViewOp op, CodeBuilder code) {
    SliceNumbers numbers = SliceNumbers.of(op.operation(), 1);
    BitSet dropped = op.droppedDims();
    if (dropped == null) {
      throw new UnsupportedOperationException("the dropped dimensions are ambiguous");
    }
    int rank = ((MemRefType) op.result().type()).rank();
    code.run(code.results(op), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      return new Object[] {subview(source, numbers.of(arguments, source.sizes(), machine), dropped, rank)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static MemRef subview(MemRef source, SliceNumbers.Slice slice, BitSet dropped, int rank) {
    long offset = source.offset;
    long[] keptSizes = new long[rank];
    long[] keptStrides = new long[rank];
    int kept = 0;
    for (int i = 0; i < source.rank(); i++) {
      offset += slice.offsets()[i] * source.stride(i);
      if (!dropped.get(i)) {
        keptSizes[kept] = slice.sizes()[i];
        keptStrides[kept++] = slice.strides()[i] * source.stride(i);
      }
    }
    return source.withLayout(offset, keptSizes, keptStrides);
  }

  /** The view may lie outside of the buffer; then an access is an error. */
  static void reinterpretCast(ReinterpretCastOp cast, CodeBuilder code) {
    MixedNumbers offsets = new MixedNumbers(cast.mixedOffsets(), 1);
    MixedNumbers sizes = new MixedNumbers(cast.mixedSizes(), offsets.end());
    MixedNumbers strides = new MixedNumbers(cast.mixedStrides(), sizes.end());
    code.run(code.results(cast), (arguments, machine) -> {
      long[] shape = sizes.of(arguments);
      for (long size : shape) {
        if (size < 0) {
          throw machine.fault("has a negative size: " + size);
        }
      }
      MemRef source = (MemRef) arguments[0];
      return new Object[] {source.withLayout(offsets.of(arguments)[0], shape, strides.of(arguments))};
    }, PoisonRule.REJECT, code.operands(cast));
  }

  static void transpose(TransposeOp op, CodeBuilder code) {
    AffineMap permutation = op.permutation();
    int rank = permutation.resultCount();
    int[] sources = new int[rank];
    for (int i = 0; i < rank; i++) {
      sources[i] = ((AffineDimExpr) permutation.result(i)).position();
    }
    code.run(code.results(op), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      long[] sizes = new long[rank];
      long[] strides = new long[rank];
      for (int i = 0; i < rank; i++) {
        sizes[i] = source.size(sources[i]);
        strides[i] = source.stride(sources[i]);
      }
      return new Object[] {source.withLayout(source.offset, sizes, strides)};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  /** Bytes as elements of another type. */
  static void view(ViewOp op, CodeBuilder code) {
    MemRefType type = (MemRefType) op.result().type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      long shift = (Long) arguments[1];
      long[] sizes = type.shape();
      int next = 2;
      long bytes = format.bytes();
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = type.isDynamicDim(i) ? (Long) arguments[next++] : sizes[i];
        bytes = Math.multiplyExact(bytes, sizes[i]);
      }
      if (shift < 0 || bytes < 0 || bytes > source.size(0) - shift) {
        throw machine.fault("shows " + bytes + " bytes at " + shift + " of a buffer of " + source.size(0) + " bytes");
      }
      return new Object[] {new MemRef(
          source.memory, source.start + source.offset + shift, 0, sizes, MemRef.rowMajor(sizes))};
    }, PoisonRule.REJECT, code.operands(op));
  }
}

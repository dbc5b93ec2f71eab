// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.math.BigInteger;
import org.mortise.dialect.vector.BitCastOp;
import org.mortise.dialect.vector.DeinterleaveOp;
import org.mortise.dialect.vector.FlatTransposeOp;
import org.mortise.dialect.vector.InterleaveOp;
import org.mortise.dialect.vector.ShapeCastOp;
import org.mortise.dialect.vector.ShuffleOp;
import org.mortise.dialect.vector.TransposeOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.VectorType;

/** Operations that rearrange the elements of vectors. */
final class Rearrangement {
  private Rearrangement() {}

  static void shapeCast(ShapeCastOp op, CodeBuilder code) {
    VectorType type = (VectorType) op.result().type();
    Vectors.map(op, code, (source, machine) -> source.reshaped(type.shape()));
  }

  /** The concatenated bits of the elements, the first one as the lowest, in elements of another width. */
  static void bitcast(BitCastOp op, CodeBuilder code) {
    VectorType type = (VectorType) op.result().type();
    ValueFormat to = ValueFormat.of(type.elementType());
    ValueFormat from = ValueFormat.of(((VectorType) op.source().type()).elementType());
    if (to.width() == 0 || from.width() == 0) {
      throw new UnsupportedOperationException("the elements have no known width");
    }
    Vectors.map(op, code, (source, machine) -> {
      Elements result = Elements.create(to, machine, type.shape());
      int widest = Math.max(from.width(), to.width());
      machine.step((long) result.count() * (1 + (long) widest / from.width()) * (1 + widest / Long.SIZE));
      for (int i = 0; i < result.count(); i++) {
        long start = (long) i * to.width();
        int first = (int) (start / from.width());
        int last = (int) ((start + to.width() - 1) / from.width());
        BigInteger bits = BigInteger.ZERO;
        boolean isPoison = false;
        for (int k = last; k >= first; k--) {
          isPoison |= source.isPoison(k);
          bits = bits.shiftLeft(from.width())
              .or(source.isPoison(k) ? BigInteger.ZERO : Numbers.bits(source.get(k), from));
        }
        BigInteger shifted = bits.shiftRight((int) (start - (long) first * from.width()));
        result.set(i, Numbers.ofBits(shifted.mod(BigInteger.ONE.shiftLeft(to.width())), to));
        result.setPoison(i, isPoison);
      }
      return result;
    });
  }

  static void transpose(TransposeOp op, CodeBuilder code) {
    long[] permutation = op.permutationAttr().toArray();
    Vectors.map(op, code, (source, machine) -> {
      long[] sourceStrides = MemRef.rowMajor(source.sizes());
      long[] sizes = new long[permutation.length];
      long[] strides = new long[permutation.length];
      for (int i = 0; i < permutation.length; i++) {
        sizes[i] = source.size((int) permutation[i]);
        strides[i] = sourceStrides[(int) permutation[i]];
      }
      return source.part(sizes, 0, strides, machine);
    });
  }

  /** A matrix whose columns are contiguous. */
  static void flatTranspose(FlatTransposeOp op, CodeBuilder code) {
    long rows = op.rowsAttr().longValue();
    long columns = op.columnsAttr().longValue();
    Vectors.requireMatrix(op.matrix(), rows, columns);
    Vectors.map(op, code, (source, machine) ->
        source.part(new long[] {rows, columns}, 0, new long[] {1, rows}, machine).reshaped(rows * columns));
  }

  /** Rows of two vectors, by their numbers. */
  static void shuffle(ShuffleOp op, CodeBuilder code) {
    long[] mask = op.maskAttr().toArray();
    VectorType type = (VectorType) op.vector().type();
    code.run(code.results(op), (arguments, machine) -> {
      Elements first = (Elements) arguments[0];
      Elements second = (Elements) arguments[1];
      Elements result = Elements.create(first.format(), machine, type.shape());
      int row = result.count() / mask.length;
      for (int i = 0; i < result.count(); i++) {
        if (mask[i / row] < 0) {
          result.set(i, Poison.VALUE);
          continue;
        }
        int position = (int) mask[i / row] * row + i % row;
        boolean isFirst = position < first.count();
        result.copy(i, isFirst ? first : second, isFirst ? position : position - first.count());
      }
      return new Object[] {result};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  /** The elements of two vectors in turn. */
  static void interleave(InterleaveOp op, CodeBuilder code) {
    VectorType type = (VectorType) op.result().type();
    code.run(code.results(op), (arguments, machine) -> {
      Elements result = Elements.create(((Elements) arguments[0]).format(), machine, type.shape());
      for (int i = 0; i < result.count(); i++) {
        result.copy(i, (Elements) arguments[i % 2], i / 2);
      }
      return new Object[] {result};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void deinterleave(DeinterleaveOp op, CodeBuilder code) {
    VectorType type = (VectorType) op.res1().type();
    code.run(code.results(op), (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      Elements even = Elements.create(source.format(), machine, type.shape());
      Elements odd = Elements.create(source.format(), machine, type.shape());
      for (int i = 0; i < source.count(); i++) {
        (i % 2 == 0 ? even : odd).copy(i / 2, source, i);
      }
      return new Object[] {even, odd};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }
}

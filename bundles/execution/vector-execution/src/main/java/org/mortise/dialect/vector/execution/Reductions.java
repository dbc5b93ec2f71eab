// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.vector.CombiningKindAttr;
import org.mortise.dialect.vector.MultiReductionOp;
import org.mortise.dialect.vector.ReductionOp;
import org.mortise.dialect.vector.ScanOp;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.types.VectorType;

/** Elements that are combined with each other, in sequence. */
final class Reductions {
  private Reductions() {}

  /**
   * Starts with the accumulator, if any, otherwise with the first element, or with the neutral value if elements are
   * masked.
   */
  static void reduction(ReductionOp reduction, CodeBuilder code) {
    CombiningKindAttr kind = reduction.kindAttr();
    Register vector = code.value(reduction.vector());
    Type element = reduction.dest().type();
    Register result = code.result(reduction, 0);
    Register mask = Masks.around(reduction, code);
    boolean beginsWithFirst = reduction.acc() == null && mask == null;
    code.assign(result, reduction.acc() != null ? code.value(reduction.acc())
        : beginsWithFirst ? code.element(element, vector, code.index(0)) : CombiningCode.neutral(kind, element, code));
    reduce(kind, vector, (VectorType) reduction.vector().type(), beginsWithFirst ? 1 : 0, mask, result, code);
  }

  private static void reduce(CombiningKindAttr kind, Register vector, VectorType type, long first,
      @Nullable Register mask, Register result, CodeBuilder code) {
    code.loop(code.index(first), code.index(type.numElements()), code.index(1), at -> {
      Masks.ifSet(mask, at, code, () -> code.assign(result,
          CombiningCode.combine(kind, result, code.element(type.elementType(), vector, at), code)));
    });
  }

  static void multiReduction(MultiReductionOp reduction, CodeBuilder code) {
    CombiningKindAttr kind = reduction.kindAttr();
    VectorType type = (VectorType) reduction.source().type();
    Register source = code.value(reduction.source());
    Register mask = Masks.around(reduction, code);
    if (!(reduction.dest().type() instanceof VectorType resultType)) {
      Register result = code.result(reduction, 0);
      code.assign(result, code.value(reduction.acc()));
      reduce(kind, source, type, 0, mask, result, code);
      return;
    }
    BitSet reduced = new BitSet();
    for (long dimension : reduction.reductionDimsAttr().toArray()) {
      reduced.set((int) dimension);
    }
    Register result = Vectors.copy(code.value(reduction.acc()), code);
    code.define(reduction.dest(), result);
    code.loops(Vectors.constants(type.shape(), code), indices -> {
      List<Register> kept = new ArrayList<>();
      for (int i = 0; i < indices.size(); i++) {
        if (!reduced.get(i)) {
          kept.add(indices.get(i));
        }
      }
      Register from = Vectors.position(type, indices, code);
      Register to = Vectors.position(resultType, kept, code);
      Masks.ifSet(mask, from, code, () -> code.setElement(result, to, CombiningCode.combine(kind,
          code.element(type.elementType(), result, to), code.element(type.elementType(), source, from), code)));
    });
  }

  /**
   * The partial results along a dimension. An inclusive scan begins with the first element; an exclusive one with the
   * initial value, and omits the last element. The second result is the last partial one.
   */
  static void scan(ScanOp scan, CodeBuilder code) {
    boolean isInclusive = !scan.inclusiveAttr().isZero();
    int dimension = (int) scan.reductionDimAttr().longValue();
    VectorType type = (VectorType) scan.source().type();
    VectorType accumulatedType = (VectorType) scan.initialValue().type();
    Register source = code.value(scan.source());
    Register dest = Vectors.create(type, code);
    Register accumulated = Vectors.copy(code.value(scan.initialValue()), code);
    code.define(scan.dest(), dest);
    code.define(scan.accumulatedValue(), accumulated);
    long[] outerShape = accumulatedType.shape();
    code.loops(Vectors.constants(outerShape, code), outer -> {
      Register partial = code.register(type.elementType());
      Register place = Vectors.position(accumulatedType, outer, code);
      for (long i = 0; i < type.dim(dimension); i++) {
        Register current = at(type, outer, dimension, i, code);
        long combined = isInclusive ? i : i - 1;
        if (i == 0) {
          code.assign(partial, isInclusive ? code.element(type.elementType(), source, current)
              : code.element(type.elementType(), accumulated, place));
        } else {
          Register element = code.element(type.elementType(), source, at(type, outer, dimension, combined, code));
          code.assign(partial, CombiningCode.combine(scan.kindAttr(), partial, element, code));
        }
        code.setElement(dest, current, partial);
      }
      code.setElement(accumulated, place, partial);
    });
  }

  private static Register at(VectorType type, List<Register> outer, int dimension, long index, CodeBuilder code) {
    List<Register> indices = new ArrayList<>(outer);
    indices.add(dimension, code.index(index));
    return Vectors.position(type, indices, code);
  }
}

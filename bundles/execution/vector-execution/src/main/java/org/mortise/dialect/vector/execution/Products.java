// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.vector.CombiningKindAttr;
import org.mortise.dialect.vector.ContractOp;
import org.mortise.dialect.vector.MatmulOp;
import org.mortise.dialect.vector.OuterProductOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.ReductionKind;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Products that are combined with an accumulator, by maps from loops to the dimensions of the operands. */
final class Products {
  private final CodeBuilder code;
  private final CombiningKindAttr kind;
  private final List<AffineMap> maps;
  private final long[] sizes;
  /** Whether multiply-add rounds once, as in MLIR's lowering of the operation. */
  private final boolean isFused;

  private Products(
      CodeBuilder code, CombiningKindAttr kind, List<AffineMap> maps, long[] sizes, boolean isFused) {
    this.code = code;
    this.kind = kind;
    this.maps = maps;
    this.sizes = sizes;
    this.isFused = isFused && kind.kind() == ReductionKind.ADD;
  }

  static void contract(ContractOp contract, CodeBuilder code) {
    List<AffineMap> maps = new ArrayList<>();
    contract.indexingMapsAttr().elements().forEach(map -> maps.add(((AffineMapAttr) map).map()));
    long[] sizes = new long[maps.get(0).dimCount()];
    for (int i = 0; i < 2; i++) {
      VectorType factor = (VectorType) (i == 0 ? contract.lhs() : contract.rhs()).type();
      for (int k = 0; k < factor.rank(); k++) {
        sizes[((AffineDimExpr) maps.get(i).result(k)).position()] = factor.dim(k);
      }
    }
    new Products(code, contract.kindAttr(), maps, sizes, false)
        .emit(contract.operation(), code.value(contract.acc()), contract.rhs().type());
  }

  /** The right factor may be a scalar. Without an accumulator the results are the products. */
  static void outer(OuterProductOp product, CodeBuilder code) {
    VectorType left = (VectorType) product.lhs().type();
    boolean isVector = product.rhs().type() instanceof VectorType;
    if (!isVector && product.rhs().type() != left.elementType()) { // MLIR does not verify it
      throw new UnsupportedOperationException("the right factor is no vector and no number of the left one's elements");
    }
    int loops = isVector ? 2 : 1;
    AffineMap rows = AffineMap.of(loops, 0, AffineExpr.dim(0));
    AffineMap columns = isVector ? AffineMap.of(2, 0, AffineExpr.dim(1)) : AffineMap.of(1, 0);
    long[] sizes = isVector ? new long[] {left.dim(0), ((VectorType) product.rhs().type()).dim(0)}
        : new long[] {left.dim(0)};
    Register acc = product.acc() == null ? null : code.value(product.acc());
    new Products(code, product.kindAttr(), List.of(rows, columns, AffineMap.identity(loops)), sizes, true)
        .emit(product.operation(), acc, product.rhs().type());
  }

  private void emit(Operation op, @Nullable Register acc, Type right) {
    Type resultType = op.result(0).type();
    Type element = ShapedType.elementTypeOrSelf(resultType);
    Register mask = Masks.around(op, code);
    Register result = acc == null ? Vectors.create((VectorType) resultType, code)
        : resultType instanceof VectorType ? Vectors.copy(acc, code) : code.register(resultType);
    if (!(resultType instanceof VectorType)) {
      code.assign(result, acc);
    }
    code.define(op.result(0), result);
    Register lhs = code.operand(op, 0);
    Register rhs = code.operand(op, 1);
    List<Register> constants = Vectors.constants(sizes, code);
    code.loops(constants, counters -> {
      Register inMask = mask == null ? result : maskPosition(counters, constants);
      Masks.ifSet(mask, inMask, code, () -> {
        Register left = factor(lhs, op.operand(0).type(), 0, element, counters);
        Register other = factor(rhs, right, 1, element, counters);
        if (!(resultType instanceof VectorType vector)) {
          code.assign(result, combine(result, left, other));
          return;
        }
        Register at = Vectors.position(vector, indices(2, counters), code);
        code.setElement(result, at, acc == null ? CombiningCode.multiply(left, other, code)
            : combine(code.element(element, result, at), left, other));
      });
    });
  }

  private Register combine(Register sum, Register left, Register right) {
    return isFused && sum.format().isFloat() ? code.multiplyAdd(left, right, sum)
        : CombiningCode.combine(kind, sum, CombiningCode.multiply(left, right, code), code);
  }

  private Register maskPosition(List<Register> counters, List<Register> constants) {
    return AffineCode.rowMajor(code, constants, counters);
  }

  private List<Register> indices(int operand, List<Register> counters) {
    List<Register> indices = new ArrayList<>();
    for (int i = 0; i < maps.get(operand).resultCount(); i++) {
      indices.add(counters.get(((AffineDimExpr) maps.get(operand).result(i)).position()));
    }
    return indices;
  }

  /** Returns an element of a factor, which is extended to the type of the result. */
  private Register factor(Register factor, Type type, int operand, Type element, List<Register> counters) {
    Register value = type instanceof VectorType vector ? code.element(vector.elementType(), factor,
        Vectors.position(vector, indices(operand, counters), code)) : factor;
    if (value.format().type() == element) {
      return value;
    }
    return value.format().isFloat() ? code.castFloat(value, element)
        : code.cast(IntegerCast.RESIZE_SIGNED, value, element);
  }

  /** Matrices whose columns are contiguous. */
  static void matrixMultiply(MatmulOp product, CodeBuilder code) {
    long rowCount = product.lhsRowsAttr().longValue();
    long innerCount = product.lhsColumnsAttr().longValue();
    long columnCount = product.rhsColumnsAttr().longValue();
    Vectors.requireMatrix(product.lhs(), rowCount, innerCount);
    Vectors.requireMatrix(product.rhs(), innerCount, columnCount);
    Vectors.requireMatrix(product.res(), rowCount, columnCount);
    Register rows = code.index(rowCount);
    Register inner = code.index(innerCount);
    Register columns = code.index(columnCount);
    VectorType type = (VectorType) product.res().type();
    Register result = Vectors.create(type, code);
    code.define(product.res(), result);
    Type element = type.elementType();
    CombiningKindAttr add = CombiningKindAttr.of(product.context(), ReductionKind.ADD);
    code.loops(List.of(columns, rows), counters -> {
      Register sum = code.register(element);
      code.assign(sum, CombiningCode.neutral(add, element, code));
      code.loops(List.of(inner), third -> {
        Register left = code.element(element, code.value(product.lhs()),
            AffineCode.rowMajor(code, List.of(inner, rows),
                List.of(third.get(0), counters.get(1))));
        Register right = code.element(element, code.value(product.rhs()),
            AffineCode.rowMajor(code, List.of(columns, inner),
                List.of(counters.get(0), third.get(0))));
        code.assign(sum, CombiningCode.combine(add, sum, CombiningCode.multiply(left, right, code), code));
      });
      code.setElement(result, AffineCode.rowMajor(
          code, List.of(columns, rows), counters), sum);
    });
  }
}

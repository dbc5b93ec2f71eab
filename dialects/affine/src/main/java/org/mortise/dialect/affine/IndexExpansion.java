// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.FloorDivSIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/**
 * Creates the arithmetic that computes indices of a linear index, or the opposite. An index is multiplied by its
 * stride, the product of the sizes that follow its own. Linear in the indices.
 */
public final class IndexExpansion {
  private final OpBuilder builder;
  private final Location location;
  private final Arithmetic code;

  private IndexExpansion(OpBuilder builder, Location location) {
    this.builder = builder;
    this.location = location;
    this.code = new Arithmetic(builder, location);
  }

  /** Returns the values of the results of {@code op}. */
  public static List<Value> expand(DelinearizeIndexOp op, OpBuilder builder) {
    return new IndexExpansion(builder, op.location()).delinearize(op.linearIndex(), op.basis());
  }

  /** Returns the value of the result of {@code op}. */
  public static Value expand(LinearizeIndexOp op, OpBuilder builder) {
    return new IndexExpansion(builder, op.location()).linearize(op);
  }

  private List<Value> delinearize(Value linear, IndexBasis basis) {
    if (basis.size() < 2) {
      return basis.size() == 0 ? List.of() : List.of(linear);
    }
    List<Value> strides = strides(basis, OverflowFlagsAttr.NSW | OverflowFlagsAttr.NUW);
    Value zero = code.constant(0);
    List<Value> indices = new ArrayList<>(basis.size());
    indices.add(FloorDivSIOp.create(builder, location, linear, strides.get(0)));
    for (int i = 1; i < basis.size(); i++) {
      Value size = strides.get(i - 1);
      Value remainder = RemSIOp.create(builder, location, linear, size);
      Value isNegative = code.compare(IntegerPredicate.SLT, remainder, zero);
      Value corrected = code.addWithoutWrap(remainder, size);
      Value rest = code.select(isNegative, corrected, remainder);
      indices.add(i == strides.size() ? rest : code.divide(rest, strides.get(i)));
    }
    return indices;
  }

  private Value linearize(LinearizeIndexOp op) {
    List<Value> indices = op.indices();
    int last = indices.size() - 1;
    if (last <= 0) {
      return last < 0 ? code.constant(0) : indices.get(0);
    }
    int flags = op.isDisjoint() ? OverflowFlagsAttr.NSW | OverflowFlagsAttr.NUW : OverflowFlagsAttr.NSW;
    List<Value> strides = strides(op.basis(), flags);
    List<Value> terms = new ArrayList<>(indices);
    for (int i = 0; i < last; i++) {
      terms.set(i, multiply(indices.get(i), strides.get(i), OverflowFlagsAttr.NSW));
    }
    Value sum = terms.get(0);
    for (Value term : terms.subList(1, terms.size())) {
      sum = code.addWithoutWrap(sum, term);
    }
    return sum;
  }

  /** Returns the strides of all indices but the last, which is 1. */
  private List<Value> strides(IndexBasis basis, int flags) {
    Value[] strides = new Value[basis.size() - 1];
    @Nullable Value dynamic = null;
    long known = 1;
    for (int i = basis.size() - 1; i > 0; i--) {
      if (basis.get(i) instanceof Value size) {
        dynamic = dynamic == null ? size : multiply(dynamic, size, flags);
      } else {
        known *= (Long) basis.get(i);
      }
      if (dynamic == null) {
        strides[i - 1] = code.constant(known);
      } else {
        strides[i - 1] = known == 1 ? dynamic : multiply(dynamic, code.constant(known), flags);
      }
    }
    return Arrays.asList(strides);
  }

  private Value multiply(Value a, Value b, int flags) {
    MulIOp product = MulIOp.build(builder, location, a, b);
    product.setOverflowFlagsAttr(OverflowFlagsAttr.of(builder.context(), flags));
    return product.result();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.ShapedType;

/**
 * Computes the indices in a shape, whose sizes are the basis, from a linear index. The basis may lack the first size:
 * no index depends on it.
 */
@Op(name = "affine.delinearize_index",
    operands = {"linear_index: INDEX", "dynamic_basis: INDEX..."},
    results = "multi_index: INDEX...",
    attributes = "static_basis: DENSE_I64_ARRAY",
    traits = "PURE",
    format = "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict"
        + " `:` type($multi_index)",
    patterns = DelinearizePatterns.class)
public final class DelinearizeIndexOp extends DelinearizeIndexOpBase {
  DelinearizeIndexOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, DynamicIndexList.inParentheses());
  }

  /** Creates an operation with a result for each index of {@code basis}. */
  static DelinearizeIndexOp create(OpBuilder builder, Location location, Value linear, IndexBasis basis) {
    List<Type> types = Collections.nCopies(basis.size(), IndexType.of(builder.context()));
    MixedIndices known = basis.known();
    return create(builder, location, types, linear, known.values(), known.staticAttribute(builder.context()));
  }

  /** Returns the sizes of the shape; the first one may be missing. */
  public MixedIndices mixedBasis() {
    return MixedIndices.of(staticBasisAttr(), dynamicBasis());
  }

  /** Returns the sizes of the shape, one for each result. */
  public IndexBasis basis() {
    return IndexBasis.of(mixedBasis(), resultCount());
  }

  @Nullable Diagnostic verify() {
    int sizes = staticBasisAttr().size();
    if (multiIndex().size() != sizes && multiIndex().size() != sizes + 1) {
      return opError("should return an index for each basis element and up to one extra index");
    }
    MixedIndices basis = mixedBasis();
    Diagnostic mismatch = IndexBasis.verify(this, basis);
    if (mismatch != null) {
      return mismatch;
    }
    for (int i = 0; i < sizes; i++) {
      if (!basis.isDynamic(i) && basis.number(i) <= 0) {
        return opError("no basis element may be statically non-positive");
      }
    }
    return null;
  }

  FoldResult fold(Attribute[] constants) {
    // REFERENCE: constants that are not positive are made static there, too, and the verifier rejects the program.
    MixedIndices basis = mixedBasis().withPositiveConstants();
    if (basis.dynamicCount() != dynamicBasis().size()) {
      List<Value> operands = new ArrayList<>(basis.values());
      operands.add(0, linearIndex());
      operation().setOperands(operands);
      setStaticBasisAttr(basis.staticAttribute(context()));
      return FoldResult.IN_PLACE;
    }
    if (resultCount() == 1) {
      return FoldResult.of(linearIndex());
    }
    boolean isKnown = constants[0] instanceof IntegerAttr && basis.dynamicCount() == 0;
    return isKnown ? delinearize(((IntegerAttr) constants[0]).longValue(), basis) : FoldResult.NONE;
  }

  private FoldResult delinearize(long linear, MixedIndices basis) {
    Object[] indices = new Object[resultCount()];
    long rest = linear;
    for (int i = indices.length - 1; i > 0; i--) {
      long size = basis.number(basis.size() - indices.length + i);
      indices[i] = IntegerAttr.index(context(), Math.floorMod(rest, size));
      rest = Math.floorDiv(rest, size);
    }
    if (indices.length > 0) {
      indices[0] = IntegerAttr.index(context(), rest);
    }
    return indices.length == 0 || ShapedType.isDynamic(linear) ? FoldResult.NONE : FoldResult.ofAll(indices);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** Sparse elements, zero by default: {@code sparse<[[0, 1]], 5> : tensor<2x2xi32>}. */
public final class SparseElementsAttr extends ElementsAttr {
  private final DenseElementsAttr indices;
  private final DenseElementsAttr values;

  private SparseElementsAttr(ShapedType type, DenseElementsAttr indices, DenseElementsAttr values) {
    super(type.context(), type);
    this.indices = indices;
    this.values = values;
  }

  /**
   * The attribute of these parts.
   *
   * @param indices a {@code tensor<NxRxi64>}, or {@code tensor<Nxi64>} for one dimension
   * @param values a tensor of N elements
   */
  public static SparseElementsAttr of(ShapedType type, DenseElementsAttr indices, DenseElementsAttr values) {
    return type.context().unique(new SparseElementsAttr(type, indices, values));
  }

  /**
   * Returns the message of the error in the parts, or null if there is none: mismatched numbers of dimensions and
   * elements, or an index outside the shape. Linear in the indices.
   */
  public static @Nullable String verify(ShapedType type, DenseElementsAttr indices, DenseElementsAttr values) {
    if (!IntegerType.isSignless(indices.elementType(), Long.SIZE) || values.elementType() != type.elementType()) {
      return "expected indices of type i64 and values of type " + type.elementType();
    }
    ShapedType indicesType = indices.shapedType();
    ShapedType valuesType = values.shapedType();
    if (!valuesType.hasRank() || valuesType.rank() != 1) {
      return "expected 1-d tensor for sparse element values";
    }
    int rank = indicesType.rank();
    long width = rank == 1 ? 1 : rank == 2 ? indicesType.dim(1) : -1;
    if (width != type.rank() || indicesType.dim(0) != valuesType.dim(0)) {
      return "expected shape (" + Arrays.toString(type.shape()) + "); inferred shape of indices literal ("
          + Arrays.toString(indicesType.shape()) + "); inferred shape of values literal ("
          + Arrays.toString(valuesType.shape()) + ")";
    }
    return verifyBounds(type, indices, (int) indicesType.dim(0));
  }

  private static @Nullable String verifyBounds(ShapedType type, DenseElementsAttr indices, int count) {
    int rank = type.rank();
    long[] index = new long[rank];
    for (int i = 0; i < count; i++) {
      boolean inside = true;
      for (int dim = 0; dim < rank; dim++) {
        index[dim] = ((IntegerAttr) indices.elementAt(indices.isSplat() ? 0 : i * rank + dim)).longValue();
        inside &= index[dim] >= 0 && index[dim] < type.dim(dim);
      }
      if (!inside) {
        return "sparse index #" + i + " is not contained within the value shape, with index="
            + Arrays.toString(index) + ", and type='" + type + "'";
      }
    }
    return null;
  }

  public DenseElementsAttr indices() {
    return indices;
  }

  public DenseElementsAttr values() {
    return values;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    if (indices.isElided(printer) || values.isElided(printer)) {
      printer.print("dense_resource<__elided__>");
    } else {
      printElements(printer);
    }
    if (!elideType) {
      printer.print(" : ").printType(type());
    }
  }

  private void printElements(AsmPrinter printer) {
    printer.print("sparse<");
    if (indices.numElements() != 0) {
      indices.printElements(printer, false);
      printer.print(", ");
      values.printElements(printer, true);
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return (type().hashCode() * 31 + indices.hashCode()) * 31 + values.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    SparseElementsAttr that = (SparseElementsAttr) other;
    return type() == that.type() && indices == that.indices && values == that.values;
  }
}

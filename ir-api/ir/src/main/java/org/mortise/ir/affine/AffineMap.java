// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function from dimensions and symbols to the values of its result expressions: {@code (d0)[s0] -> (d0 + s0)}. A
 * plain immutable value, independent of any context.
 */
public final class AffineMap {
  private final int dimCount;
  private final int symbolCount;
  private final AffineExpr[] results;

  private AffineMap(int dimCount, int symbolCount, AffineExpr[] results) {
    this.dimCount = dimCount;
    this.symbolCount = symbolCount;
    this.results = results;
  }

  public static AffineMap of(int dimCount, int symbolCount, List<? extends AffineExpr> results) {
    return new AffineMap(dimCount, symbolCount, results.toArray(new AffineExpr[0]));
  }

  public static AffineMap of(int dimCount, int symbolCount, AffineExpr... results) {
    return new AffineMap(dimCount, symbolCount, results.clone());
  }

  /** {@code (d0, ...) -> (d0, ...)}. */
  public static AffineMap identity(int dimCount) {
    return minorIdentity(dimCount, dimCount);
  }

  /** The map to the last {@code resultCount} dimensions. */
  public static AffineMap minorIdentity(int dimCount, int resultCount) {
    AffineExpr[] results = new AffineExpr[resultCount];
    for (int i = 0; i < resultCount; i++) {
      results[i] = AffineExpr.dim(dimCount - resultCount + i);
    }
    return new AffineMap(dimCount, 0, results);
  }

  /** {@code (d0, ...) -> (dp0, dp1, ...)}. */
  public static AffineMap permutation(int... positions) {
    AffineExpr[] results = new AffineExpr[positions.length];
    for (int i = 0; i < positions.length; i++) {
      results[i] = AffineExpr.dim(positions[i]);
    }
    return new AffineMap(positions.length, 0, results);
  }

  /** Returns the map to the results of all maps in their order. The maps must have the same dimensions and symbols. */
  public static AffineMap concat(List<AffineMap> maps) {
    List<AffineExpr> all = new ArrayList<>();
    int dims = 0;
    int symbols = 0;
    for (AffineMap map : maps) {
      all.addAll(map.results());
      dims = Math.max(dims, map.dimCount);
      symbols = Math.max(symbols, map.symbolCount);
    }
    return of(dims, symbols, all);
  }

  public int dimCount() {
    return dimCount;
  }

  public int symbolCount() {
    return symbolCount;
  }

  /** Dimensions and symbols. */
  public int inputCount() {
    return dimCount + symbolCount;
  }

  public int resultCount() {
    return results.length;
  }

  public AffineExpr result(int index) {
    return results[index];
  }

  public List<AffineExpr> results() {
    return Collections.unmodifiableList(Arrays.asList(results));
  }

  // ---- questions ---------------------------------------------------------------------------------------------------

  /** Returns whether the results are all dimensions in order. The map may have symbols. */
  public boolean isIdentity() {
    return dimCount == results.length && resultsAreLastDims();
  }

  /** Returns whether it maps to its last dimensions, in order, and has no symbols. */
  public boolean isMinorIdentity() {
    return results.length <= dimCount && symbolCount == 0 && resultsAreLastDims();
  }

  private boolean resultsAreLastDims() {
    for (int i = 0; i < results.length; i++) {
      if (!isDim(results[i], dimCount - results.length + i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDim(AffineExpr expr, int position) {
    return expr instanceof AffineDimExpr dim && dim.position() == position;
  }

  /** Returns whether all results are constants. */
  public boolean isConstant() {
    for (AffineExpr result : results) {
      if (!(result instanceof AffineConstantExpr)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether each result is another dimension. */
  public boolean isProjectedPermutation() {
    if (symbolCount > 0 || results.length > dimCount) {
      return false;
    }
    boolean[] seen = new boolean[dimCount];
    for (AffineExpr result : results) {
      if (!(result instanceof AffineDimExpr dim) || seen[dim.position()]) {
        return false;
      }
      seen[dim.position()] = true;
    }
    return true;
  }

  /** Returns whether the results are all dimensions, in some order. */
  public boolean isPermutation() {
    return dimCount == results.length && isProjectedPermutation();
  }

  // ---- new maps ----------------------------------------------------------------------------------------------------

  /**
   * Returns the composition of this map with {@code inner}: the results of {@code inner} are the dimensions of this
   * map. The symbols of this map precede those of {@code inner}.
   */
  public AffineMap compose(AffineMap inner) {
    if (dimCount != inner.results.length) {
      throw new IllegalArgumentException(inner + " does not fit inside " + this);
    }
    List<AffineExpr> dims = new ArrayList<>(dimCount);
    for (AffineExpr result : inner.results) {
      dims.add(result.shiftSymbols(symbolCount, 0));
    }
    return replaceDimsAndSymbols(dims, List.of(), inner.dimCount, symbolCount + inner.symbolCount);
  }

  /**
   * Returns a map from the results to the dimensions, which takes each dimension from the first result that is this
   * dimension. Returns null if a dimension is no result, or if the map has symbols.
   */
  public @Nullable AffineMap inversePermutation() {
    AffineExpr[] inverse = new AffineExpr[dimCount];
    int found = 0;
    for (int i = 0; i < results.length; i++) {
      if (results[i] instanceof AffineDimExpr dim && inverse[dim.position()] == null) {
        inverse[dim.position()] = AffineExpr.dim(i);
        found++;
      }
    }
    return found == dimCount && symbolCount == 0 ? new AffineMap(results.length, 0, inverse) : null;
  }

  /** Replaces dimensions and symbols; the new map has the given numbers of dimensions and symbols. */
  public AffineMap replaceDimsAndSymbols(
      List<? extends AffineExpr> dims, List<? extends AffineExpr> symbols, int newDimCount, int newSymbolCount) {
    AffineExpr[] changed = new AffineExpr[results.length];
    for (int i = 0; i < results.length; i++) {
      changed[i] = results[i].replaceDimsAndSymbols(dims, symbols);
    }
    return new AffineMap(newDimCount, newSymbolCount, changed);
  }

  /** Combines equal terms in each result and sorts them: dimensions, symbols, divisions, constant. */
  public AffineMap simplify() {
    AffineExpr[] changed = new AffineExpr[results.length];
    for (int i = 0; i < results.length; i++) {
      changed[i] = results[i].simplify();
    }
    return new AffineMap(dimCount, symbolCount, changed);
  }

  /** The values of the results. Throws {@link ArithmeticException} on overflow and division by 0. */
  public long[] evaluate(long[] dims, long[] symbols) {
    long[] values = new long[results.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = results[i].evaluate(dims, symbols);
    }
    return values;
  }

  // ---- text and identity -------------------------------------------------------------------------------------------

  /** As it is written: {@code (d0)[s0] -> (d0 + s0)}. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    appendInputs(out, dimCount, symbolCount);
    out.append(" -> (");
    for (int i = 0; i < results.length; i++) {
      out.append(i == 0 ? "" : ", ").append(results[i]);
    }
    return out.append(')').toString();
  }

  static void appendInputs(StringBuilder out, int dimCount, int symbolCount) {
    out.append('(');
    for (int i = 0; i < dimCount; i++) {
      out.append(i == 0 ? "d" : ", d").append(i);
    }
    out.append(')');
    if (symbolCount == 0) {
      return;
    }
    for (int i = 0; i < symbolCount; i++) {
      out.append(i == 0 ? "[s" : ", s").append(i);
    }
    out.append(']');
  }

  @Override
  public int hashCode() {
    return (dimCount * 31 + symbolCount) * 31 + Arrays.hashCode(results);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AffineMap that
        && dimCount == that.dimCount
        && symbolCount == that.symbolCount
        && Arrays.equals(results, that.results);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;

/**
 * A map and its operands, dimensions first. {@link #canonical} composes the map with the applications that define its
 * operands, replaces dimensions by symbols where possible, and removes constant, duplicate and unused operands.
 */
record MapOperands(AffineMap map, List<Value> operands) {
  static final String MAP = "map";

  static AffineMap mapOf(Operation op) {
    return ((AffineMapAttr) op.getAttr(MAP)).map();
  }

  /** Returns the map of {@code op} and its operands, which start at {@code first}. */
  static MapOperands of(Operation op, int first) {
    Value[] all = op.operands();
    return new MapOperands(mapOf(op), List.of(Arrays.copyOfRange(all, first, all.length)));
  }

  /** Returns the canonical form of the function. */
  MapOperands canonical() {
    MapOperands renumbered = composed().renumbered().renumbered(); // constants can make other operands unused
    return new MapOperands(renumbered.map.simplify(), renumbered.operands);
  }

  /**
   * Returns the canonical form of the function, with the operands in the order of the results that use them. Each
   * result is composed separately, each linear in the operands.
   */
  MapOperands canonicalByResult() {
    List<Value> dims = new ArrayList<>();
    List<Value> symbols = new ArrayList<>();
    List<AffineExpr> results = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      AffineMap one = AffineMap.of(map.dimCount(), map.symbolCount(), result);
      MapOperands simple = new MapOperands(one, operands).canonical();
      int dimCount = simple.map.dimCount();
      results.add(simple.map.result(0).shiftDims(dims.size(), 0).shiftSymbols(symbols.size(), 0));
      dims.addAll(simple.operands.subList(0, dimCount));
      symbols.addAll(simple.operands.subList(dimCount, simple.operands.size()));
    }
    AffineMap joined = AffineMap.of(dims.size(), symbols.size(), results);
    dims.addAll(symbols);
    return new MapOperands(joined, dims).renumbered();
  }

  /** Removes duplicate results. */
  MapOperands withDistinctResults() {
    List<AffineExpr> distinct = new ArrayList<>(new LinkedHashSet<>(map.results()));
    return distinct.size() == map.resultCount() ? this
        : new MapOperands(AffineMap.of(map.dimCount(), map.symbolCount(), distinct), operands);
  }

  /** Composes and renumbers the operands; expressions are simplified only where an operand is replaced. */
  MapOperands canonicalConstraints() {
    MapOperands composed = composed();
    return composed == this
        ? renumbered() : new MapOperands(composed.map.simplify(), composed.operands).renumbered();
  }

  /** Composes the function with the applications that define its operands, and simplifies it. */
  MapOperands composedAndSimplified() {
    MapOperands composed = composed();
    return new MapOperands(composed.map.simplify(), composed.operands);
  }

  /** Replaces operands that are results of {@code affine.apply} by the operands of these, repeatedly. */
  private MapOperands composed() {
    List<Value> dims = new ArrayList<>(operands.subList(0, map.dimCount()));
    List<Value> symbols = new ArrayList<>(operands.subList(map.dimCount(), operands.size()));
    List<AffineExpr> results = new ArrayList<>(map.results());
    boolean changed = false;
    int dim = 0;
    int symbol = 0;
    while (dim < dims.size() || symbol < symbols.size()) {
      if (dim < dims.size()) {
        changed |= replace(dims.get(dim), AffineExpr.dim(dim), dims, symbols, results);
        dim++;
      } else {
        changed |= replace(symbols.get(symbol), AffineExpr.symbol(symbol), dims, symbols, results);
        symbol++;
      }
    }
    if (!changed) {
      return this;
    }
    AffineMap flat = AffineMap.of(dims.size(), symbols.size(), results);
    List<Value> all = new ArrayList<>(dims);
    all.addAll(symbols);
    return new MapOperands(flat, all);
  }

  /** Replaces {@code operand} by the operands of the application that defines it, dimensions by symbols if possible. */
  private static boolean replace(
      Value operand, AffineExpr leaf, List<Value> dims, List<Value> symbols, List<AffineExpr> results) {
    ApplyOp apply = ApplyOp.of(operand.definingOp());
    if (apply == null) {
      return false;
    }
    MapOperands inner = of(apply.operation(), 0).renumbered();
    int innerDims = inner.map.dimCount();
    List<AffineExpr> innerDimLeaves = new ArrayList<>(innerDims);
    for (int i = 0; i < innerDims; i++) {
      innerDimLeaves.add(AffineExpr.dim(dims.size() + i));
    }
    List<AffineExpr> innerSymbolLeaves = new ArrayList<>();
    for (int i = 0; i < inner.map.symbolCount(); i++) {
      innerSymbolLeaves.add(AffineExpr.symbol(symbols.size() + i));
    }
    dims.addAll(inner.operands.subList(0, innerDims));
    symbols.addAll(inner.operands.subList(innerDims, inner.operands.size()));
    AffineExpr value = inner.map.result(0).replaceDimsAndSymbols(innerDimLeaves, innerSymbolLeaves);
    results.replaceAll(result -> result.replaceLeaves(other -> other.equals(leaf) ? value : other));
    return true;
  }

  /**
   * Makes dimensions symbols and constants where possible, makes symbols dimensions that can only be dimensions, and
   * removes duplicate and unused operands.
   */
  MapOperands renumbered() {
    int dimCount = map.dimCount();
    Map<Value, AffineExpr> newDims = new HashMap<>();
    Map<Value, AffineExpr> newSymbols = new HashMap<>();
    List<Value> dims = new ArrayList<>();
    List<Value> symbols = new ArrayList<>();
    AffineExpr[] leaves = new AffineExpr[operands.size()];
    BitSet demoted = new BitSet(leaves.length);
    for (int i = dimCount; i < leaves.length; i++) {
      if (!uses(AffineExpr.symbol(i - dimCount))) {
        continue;
      }
      Value value = operands.get(i);
      if (AffineScopes.isOnlyDim(value)) {
        demoted.set(i);
      } else {
        leaves[i] = symbolFor(value, newSymbols, symbols);
      }
    }
    for (int i = 0; i < dimCount; i++) {
      if (!uses(AffineExpr.dim(i))) {
        continue;
      }
      Value value = operands.get(i);
      leaves[i] = AffineScopes.isSymbol(value)
          ? symbolFor(value, newSymbols, symbols)
          : numbered(value, newDims, dims, true);
    }
    for (int i = demoted.nextSetBit(0); i >= 0; i = demoted.nextSetBit(i + 1)) {
      leaves[i] = numbered(operands.get(i), newDims, dims, true);
    }
    List<AffineExpr> dimLeaves = orZero(leaves, 0, dimCount);
    List<AffineExpr> symbolLeaves = orZero(leaves, dimCount, leaves.length);
    AffineMap simple = map.replaceDimsAndSymbols(dimLeaves, symbolLeaves, dims.size(), symbols.size());
    dims.addAll(symbols);
    return new MapOperands(simple, dims);
  }

  private boolean uses(AffineExpr leaf) {
    for (AffineExpr result : map.results()) {
      boolean used = leaf instanceof AffineDimExpr dim
          ? result.usesDim(dim.position())
          : result.usesSymbol(((AffineSymbolExpr) leaf).position());
      if (used) {
        return true;
      }
    }
    return false;
  }

  private static AffineExpr symbolFor(Value value, Map<Value, AffineExpr> known, List<Value> symbols) {
    IntegerAttr constant = Constants.integerOf(value);
    return constant != null && constant.fitsLong()
        ? AffineExpr.constant(constant.longValue())
        : numbered(value, known, symbols, false);
  }

  private static AffineExpr numbered(Value value, Map<Value, AffineExpr> known, List<Value> values, boolean dim) {
    AffineExpr leaf = known.get(value);
    if (leaf == null) {
      leaf = dim ? AffineExpr.dim(values.size()) : AffineExpr.symbol(values.size());
      known.put(value, leaf);
      values.add(value);
    }
    return leaf;
  }

  private static List<AffineExpr> orZero(AffineExpr[] leaves, int start, int end) {
    List<AffineExpr> list = new ArrayList<>(end - start);
    for (int i = start; i < end; i++) {
      list.add(leaves[i] != null ? leaves[i] : AffineExpr.constant(0));
    }
    return list;
  }

  /** Returns the map with constant operands inserted; the inputs remain unchanged. */
  static AffineMap withConstants(AffineMap map, Attribute[] constants) {
    AffineExpr[] leaves = new AffineExpr[map.inputCount()];
    for (int i = 0; i < leaves.length; i++) {
      boolean known = constants[i] instanceof IntegerAttr integer && integer.fitsLong();
      AffineExpr leaf = i < map.dimCount() ? AffineExpr.dim(i) : AffineExpr.symbol(i - map.dimCount());
      leaves[i] = known ? AffineExpr.constant(((IntegerAttr) constants[i]).longValue()) : leaf;
    }
    List<AffineExpr> all = List.of(leaves);
    return map.replaceDimsAndSymbols(
        all.subList(0, map.dimCount()), all.subList(map.dimCount(), leaves.length), map.dimCount(), map.symbolCount());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.types.IndexType;

/** Creation of {@code affine.apply} in its simplest form. */
public final class AffineApplies {
  private AffineApplies() {}

  /**
   * Returns the result of a map with one result: a constant or an operand if possible, otherwise the result of a new
   * {@code affine.apply}. The map is composed with those of its operands, and constant operands are folded into it.
   *
   * @param operands the dimensions and symbols of the map
   */
  public static OpFoldResult makeComposedFolded(
      OpBuilder builder, Location location, AffineMap map, List<OpFoldResult> operands) {
    return folded(builder, location, withoutConstants(map, operands).canonical());
  }

  /**
   * Returns the result of a map with one result: a constant or an operand if possible, otherwise the result of a new
   * {@code affine.apply}. The map is not composed with those of its operands.
   *
   * @param operands the dimensions and symbols of the map
   */
  public static OpFoldResult makeFolded(OpBuilder builder, Location location, AffineMap map, List<Value> operands) {
    return folded(builder, location, new MapOperands(map, operands).renumbered());
  }

  private static OpFoldResult folded(OpBuilder builder, Location location, MapOperands simple) {
    AffineExpr result = simple.map().result(0);
    if (result instanceof AffineConstantExpr constant) {
      return OpFoldResult.of(IntegerAttr.index(builder.context(), constant.value()));
    }
    if (result instanceof AffineDimExpr dim) {
      return OpFoldResult.of(simple.operands().get(dim.position()));
    }
    if (result instanceof AffineSymbolExpr symbol) {
      return OpFoldResult.of(simple.operands().get(simple.map().dimCount() + symbol.position()));
    }
    AffineMapAttr attribute = AffineMapAttr.of(builder.context(), simple.map());
    return OpFoldResult.of(ApplyOp.create(
        builder, location, IndexType.of(builder.context()), simple.operands(), attribute));
  }

  /**
   * Returns the result of a map with one result if it is known to be constant, otherwise null. The map is composed with
   * those of its operands, and constant operands are folded into it. Creates no operation.
   *
   * @param operands the dimensions and symbols of the map
   */
  public static @Nullable Long constantOf(AffineMap map, List<Value> operands) {
    AffineExpr result = new MapOperands(map, operands).canonical().map().result(0);
    return result instanceof AffineConstantExpr constant ? (Long) constant.value() : null;
  }

  /**
   * Returns the result of a new {@code affine.apply} of a map with one result. The map is composed with those of its
   * operands, and constant operands are folded into it.
   *
   * @param operands the dimensions and symbols of the map
   */
  public static Value makeComposed(OpBuilder builder, Location location, AffineMap map, List<Value> operands) {
    MapOperands simple = new MapOperands(map, operands).canonical();
    return ApplyOp.create(builder, location, IndexType.of(builder.context()), simple.operands(),
        AffineMapAttr.of(builder.context(), simple.map()));
  }

  /** Returns the values of the results of {@code op}. Quadratic in their number. */
  public static List<OpFoldResult> expand(OpBuilder builder, DelinearizeIndexOp op) {
    Location location = op.location();
    IndexBasis basis = op.basis();
    AffineExpr dividend = AffineExpr.dim(0);
    AffineMap quotient = AffineMap.of(2, 0, dividend.floorDiv(AffineExpr.dim(1)));
    AffineMap remainder = AffineMap.of(2, 0, dividend.mod(AffineExpr.dim(1)));
    List<OpFoldResult> indices = new ArrayList<>(basis.size());
    OpFoldResult rest = OpFoldResult.of(op.linearIndex());
    for (int i = 1; i < basis.size(); i++) {
      List<OpFoldResult> operands = List.of(rest, basis.part(i, basis.size()).product(builder, location));
      indices.add(makeComposedFolded(builder, location, quotient, operands));
      rest = makeComposedFolded(builder, location, remainder, operands);
    }
    if (basis.size() > 0) {
      indices.add(rest);
    }
    return indices;
  }

  /** Returns the value of the result of {@code op}. Quadratic in the indices. */
  public static OpFoldResult expand(OpBuilder builder, LinearizeIndexOp op) {
    Location location = op.location();
    IndexBasis basis = op.basis();
    List<OpFoldResult> operands = new ArrayList<>(2 * basis.size());
    AffineExpr sum = AffineExpr.constant(0);
    for (int i = 0; i < basis.size(); i++) {
      AffineExpr index = AffineExpr.symbol(operands.size());
      operands.add(OpFoldResult.of(op.multiIndex().get(i)));
      if (i + 1 < basis.size()) {
        index = index.times(AffineExpr.symbol(operands.size()));
        operands.add(basis.part(i + 1, basis.size()).product(builder, location));
      }
      sum = sum.plus(index);
    }
    return makeComposedFolded(builder, location, AffineMap.of(0, operands.size(), sum), operands);
  }

  /**
   * Returns the maximum of the results of a map: a constant if all results are constant, otherwise the result of a new
   * {@code affine.max}. The map is composed with those of its operands, and constant operands are folded into it.
   *
   * @param operands the dimensions and symbols of the map
   */
  public static OpFoldResult makeComposedFoldedMax(
      OpBuilder builder, Location location, AffineMap map, List<OpFoldResult> operands) {
    MapOperands simple = withoutConstants(map, operands).canonicalByResult();
    if (simple.map().isConstant()) {
      return OpFoldResult.of(IntegerAttr.index(builder.context(), Collections.max(constants(simple.map()))));
    }
    return OpFoldResult.of(MaxOp.create(builder, location, IndexType.of(builder.context()), simple.operands(),
        AffineMapAttr.of(builder.context(), simple.map())));
  }

  private static List<Long> constants(AffineMap map) {
    List<Long> constants = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      constants.add(((AffineConstantExpr) result).value());
    }
    return constants;
  }

  /** Returns the map with constant operands inserted, and the other operands. */
  private static MapOperands withoutConstants(AffineMap map, List<OpFoldResult> operands) {
    List<Value> values = new ArrayList<>(operands.size());
    List<AffineExpr> dims = new ArrayList<>();
    List<AffineExpr> symbols = new ArrayList<>();
    for (OpFoldResult operand : operands.subList(0, map.dimCount())) {
      dims.add(leaf(operand, AffineExpr.dim(values.size()), values));
    }
    int dimCount = values.size();
    for (OpFoldResult operand : operands.subList(map.dimCount(), operands.size())) {
      symbols.add(leaf(operand, AffineExpr.symbol(values.size() - dimCount), values));
    }
    return new MapOperands(map.replaceDimsAndSymbols(dims, symbols, dimCount, values.size() - dimCount), values);
  }

  /** Returns the constant, or adds the value to {@code values} and returns {@code leaf}, which represents it. */
  private static AffineExpr leaf(OpFoldResult operand, AffineExpr leaf, List<Value> values) {
    if (operand.value() == null) {
      return AffineExpr.constant(operand.constant().longValue());
    }
    values.add(operand.value());
    return leaf;
  }
}

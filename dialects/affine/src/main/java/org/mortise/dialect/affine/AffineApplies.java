// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
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

  /**
   * Returns the indices in a shape that {@code affine.delinearize_index} computes.
   *
   * @param basis the sizes of the shape; not empty
   */
  public static List<Value> delinearize(OpBuilder builder, Location location, Value linear, List<Value> basis) {
    List<Value> divisors = new ArrayList<>(basis.size());
    for (int i = 1; i < basis.size(); i++) {
      divisors.add(product(builder, location, basis.subList(i, basis.size())));
    }
    AffineExpr dividend = AffineExpr.dim(0);
    AffineMap quotient = AffineMap.of(2, 0, dividend.floorDiv(AffineExpr.dim(1)));
    AffineMap remainder = AffineMap.of(2, 0, dividend.mod(AffineExpr.dim(1)));
    List<Value> indices = new ArrayList<>(basis.size());
    Value rest = linear;
    for (Value divisor : divisors) {
      List<Value> operands = List.of(rest, divisor);
      indices.add(makeComposed(builder, location, quotient, operands));
      rest = makeComposed(builder, location, remainder, operands);
    }
    indices.add(rest);
    return indices;
  }

  private static Value product(OpBuilder builder, Location location, List<Value> factors) {
    AffineMap map = AffineMap.of(0, 2, AffineExpr.symbol(0).times(AffineExpr.symbol(1)));
    Value product = factors.get(0);
    for (Value factor : factors.subList(1, factors.size())) {
      product = makeComposed(builder, location, map, List.of(product, factor));
    }
    return product;
  }

  /**
   * Returns the minimum of the results of a map: a constant if all results are constant, otherwise the result of a new
   * {@code affine.min}. The map is composed with those of its operands, and constant operands are folded into it.
   *
   * @param operands the dimensions and symbols of the map
   */
  public static OpFoldResult makeComposedFoldedMin(
      OpBuilder builder, Location location, AffineMap map, List<OpFoldResult> operands) {
    MapOperands simple = withoutConstants(map, operands).canonicalByResult();
    if (simple.map().isConstant()) {
      long minimum = Long.MAX_VALUE;
      for (AffineExpr result : simple.map().results()) {
        minimum = Math.min(minimum, ((AffineConstantExpr) result).value());
      }
      return OpFoldResult.of(IntegerAttr.index(builder.context(), minimum));
    }
    return OpFoldResult.of(MinOp.create(builder, location, IndexType.of(builder.context()), simple.operands(),
        AffineMapAttr.of(builder.context(), simple.map())));
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

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineBinaryExpr.Kind;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.types.IndexType;

/**
 * Splits applications of affine maps into sums and products of smaller ones, so that loop-invariant parts can be
 * hoisted or shared. Canonicalization composes them again.
 */
public final class ApplyDecomposition {
  private ApplyDecomposition() {}

  /** Makes all operands symbols, ordered by descending number of surrounding loops that do not define them. */
  public static void reorderOperandsByHoistability(ApplyOp apply) {
    Operation op = apply.operation();
    List<Value> operands = List.of(op.operands());
    List<Integer> positions = new ArrayList<>();
    List<Integer> loops = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      positions.add(i);
      loops.add(invariantLoops(op, operands.get(i)));
    }
    positions.sort(Comparator.comparing(loops::get, Comparator.reverseOrder()));
    List<AffineExpr> leaves = new ArrayList<>(Collections.nCopies(operands.size(), AffineExpr.constant(0)));
    List<Value> reordered = new ArrayList<>();
    for (int position : positions) {
      leaves.set(position, AffineExpr.symbol(reordered.size()));
      reordered.add(operands.get(position));
    }
    AffineMap map = MapOperands.mapOf(op);
    AffineExpr result = map.result(0).replaceDimsAndSymbols(
        leaves.subList(0, map.dimCount()), leaves.subList(map.dimCount(), leaves.size()));
    MapOperands simple =
        new MapOperands(AffineMap.of(0, reordered.size(), result.simplify()), reordered).renumbered();
    op.setAttr(MapOperands.MAP, AffineMapAttr.of(op.context(), simple.map()));
    op.setOperands(simple.operands());
  }

  /** Returns the number of innermost loops around {@code op} in which {@code value} is invariant. */
  private static int invariantLoops(Operation op, Value value) {
    int count = 0;
    for (Operation parent = op.parentOp(); parent != null; parent = parent.parentOp()) {
      if (!parent.implementsInterface(LoopLikeOpInterface.class)) {
        continue;
      }
      for (int i = 0; i < parent.regionCount(); i++) {
        if (parent.region(i).isAncestor(value.parentRegion())) {
          return count;
        }
      }
      count++;
    }
    return count;
  }

  /**
   * Replaces an application of a sum or product by applications of its terms or factors, in the order of their last
   * symbols, and applications that combine these.
   *
   * @return the last application; null if there is nothing to split, or the map has dimensions
   */
  public static @Nullable ApplyOp decompose(ApplyOp apply) {
    Operation op = apply.operation();
    AffineMap map = MapOperands.mapOf(op);
    if (map.dimCount() > 0 || !(map.result(0) instanceof AffineBinaryExpr top) || !isSplittable(top)) {
      return null;
    }
    List<AffineExpr> parts = parts(top);
    parts.sort(Comparator.comparingInt(part -> lastSymbol(part, map.symbolCount())));
    AffineMap join = AffineMap.of(0, 2, top.kind().apply(AffineExpr.symbol(0), AffineExpr.symbol(1)));
    OpBuilder builder = OpBuilder.before(op);
    ApplyOp current = applyPart(builder, op, parts.get(0));
    for (AffineExpr part : parts.subList(1, parts.size())) {
      ApplyOp next = applyPart(builder, op, part);
      current = apply(builder, op, new MapOperands(join, List.of(current.result(), next.result())));
    }
    op.replaceAllUsesWith(List.of(current.result()));
    op.erase();
    return current;
  }

  private static boolean isSplittable(AffineBinaryExpr top) {
    return (top.kind() == Kind.ADD || top.kind() == Kind.MUL)
        && (top.left() instanceof AffineBinaryExpr || top.right() instanceof AffineBinaryExpr);
  }

  /** Returns the operands of a chain of one operator, the last one first. */
  private static List<AffineExpr> parts(AffineBinaryExpr top) {
    List<AffineExpr> parts = new ArrayList<>();
    AffineExpr rest = top;
    while (rest instanceof AffineBinaryExpr binary && binary.kind() == top.kind()) {
      parts.add(binary.right());
      rest = binary.left();
    }
    parts.add(rest);
    return parts;
  }

  private static int lastSymbol(AffineExpr part, int symbols) {
    int last = symbols - 1;
    while (last >= 0 && !part.usesSymbol(last)) {
      last--;
    }
    return last;
  }

  private static ApplyOp applyPart(OpBuilder builder, Operation op, AffineExpr part) {
    AffineMap map = AffineMap.of(0, op.operandCount(), part);
    return apply(builder, op, new MapOperands(map, List.of(op.operands())).renumbered());
  }

  private static ApplyOp apply(OpBuilder builder, Operation op, MapOperands map) {
    return ApplyOp.build(builder, op.location(), IndexType.of(op.context()), map.operands(),
        AffineMapAttr.of(op.context(), map.map()));
  }
}

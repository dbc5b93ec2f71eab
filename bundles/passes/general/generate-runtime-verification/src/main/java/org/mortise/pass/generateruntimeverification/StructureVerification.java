// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.generateruntimeverification;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.index.AddOp;
import org.mortise.dialect.index.CmpOp;
import org.mortise.dialect.index.CmpPredicateAttr;
import org.mortise.dialect.index.MaxSOp;
import org.mortise.dialect.index.MinSOp;
import org.mortise.dialect.index.SubOp;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RuntimeVerifiableOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.ShapedType;

/**
 * Checks that a structured operation accesses its operands within bounds in the first and last iteration of each loop,
 * and that sizes that are the number of iterations agree. Nothing is required if a loop has no iteration.
 */
final class StructureVerification implements RuntimeVerifiableOpInterface {
  static final StructureVerification INSTANCE = new StructureVerification();

  private StructureVerification() {}

  @Override
  public void generateRuntimeVerification(Operation op, OpBuilder builder, Location location) {
    Checks checks = new Checks(op, builder, location);
    LinalgOp structure = op.getInterface(LinalgOp.class);
    List<AffineMap> maps = structure.getIndexingMaps(op);
    List<OpFoldResult> counts = iterations(op, structure, checks);
    if (counts.stream().anyMatch(count -> count.constant() != null && count.constant().isZero())) {
      return;
    }
    final Value zero = checks.constant(0);
    Value one = checks.constant(1);
    List<OpFoldResult> last = new ArrayList<>(counts.size());
    for (OpFoldResult count : counts) {
      Value value = checks.value(count);
      last.add(OpFoldResult.of(checks.folded(SubOp.create(builder, location, value, one))));
    }
    Value isEmpty = isEmpty(counts, zero, checks);
    List<OpFoldResult> first =
        Collections.nCopies(counts.size(), OpFoldResult.of(IntegerAttr.index(op.context(), 0)));
    for (int i = 0; i < op.operandCount(); i++) {
      List<OpFoldResult> starts = apply(maps.get(i), first, checks);
      List<OpFoldResult> ends = apply(maps.get(i), last, checks);
      for (int dim = 0; dim < starts.size(); dim++) {
        Value start = checks.value(starts.get(dim));
        Value end = checks.value(ends.get(dim));
        Value least = checks.folded(MinSOp.create(builder, location, start, end));
        checks.require(either(isEmpty, compare(checks, IntegerPredicate.SGE, least, zero), checks),
            "unexpected negative result on dimension #" + dim + " of input/output operand #" + i);
        Value greatest = checks.folded(MaxSOp.create(builder, location, start, end));
        Value inferred = checks.folded(AddOp.create(builder, location, greatest, one));
        Value size = checks.dim(op.operand(i), dim);
        boolean isLoop = maps.get(i).result(dim) instanceof AffineDimExpr;
        Value fits = compare(checks, isLoop ? IntegerPredicate.EQ : IntegerPredicate.SLE, inferred, size);
        checks.require(either(isEmpty, fits, checks), "dimension #" + dim + " of input/output operand #" + i
            + " is incompatible with inferred dimension size");
      }
    }
  }

  /** Returns whether any loop has no iterations; null if all trip counts are constants. */
  private static @Nullable Value isEmpty(List<OpFoldResult> counts, Value zero, Checks checks) {
    Value isEmpty = null;
    for (OpFoldResult count : counts) {
      if (count.value() != null) {
        isEmpty = either(isEmpty, compare(checks, IntegerPredicate.EQ, count.value(), zero), checks);
      }
    }
    return isEmpty;
  }

  private static Value either(@Nullable Value first, Value second, Checks checks) {
    return first == null || Boolean.TRUE.equals(Constants.booleanOf(second)) ? second
        : checks.folded(OrIOp.create(checks.builder(), checks.location(), first, second));
  }

  private static Value compare(Checks checks, IntegerPredicate predicate, Value a, Value b) {
    CmpPredicateAttr attribute = CmpPredicateAttr.of(checks.builder().context(), predicate);
    return checks.folded(CmpOp.create(checks.builder(), checks.location(), a, b, attribute));
  }

  /** Returns the number of iterations of each loop. */
  private static List<OpFoldResult> iterations(Operation op, LinalgOp structure, Checks checks) {
    List<OpFoldResult> sizes = new ArrayList<>();
    for (Value operand : op.operands()) {
      if (!(operand.type() instanceof ShapedType type)) {
        continue;
      }
      for (int dim = 0; dim < type.rank(); dim++) {
        sizes.add(ShapedType.isDynamic(type.dim(dim)) ? OpFoldResult.of(checks.dim(operand, dim))
            : OpFoldResult.of(IntegerAttr.index(op.context(), type.dim(dim))));
      }
    }
    List<OpFoldResult> counts = new ArrayList<>();
    for (AffineExpr result : structure.getShapesToLoopsMap(op).results()) {
      counts.add(sizes.get(((AffineDimExpr) result).position()));
    }
    return counts;
  }

  private static List<OpFoldResult> apply(AffineMap map, List<OpFoldResult> operands, Checks checks) {
    List<OpFoldResult> results = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      results.add(AffineApplies.makeComposedFolded(checks.builder(), checks.location(),
          AffineMap.of(map.dimCount(), map.symbolCount(), result), operands));
    }
    return results;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.forms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.linalg.CopyOp;
import org.mortise.dialect.linalg.FillOp;
import org.mortise.dialect.linalg.GenericOp;
import org.mortise.dialect.linalg.IteratorType;
import org.mortise.dialect.linalg.LinalgEnums;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.dialect.linalg.NamedOps;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationRef;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/**
 * Replaces a generic operation by a named one. Iterators and indexing maps select the candidates; each candidate's
 * region is built and compared with that of the generic operation.
 */
public final class Specialization extends RewritePattern {
  private static final List<String> UNARY = List.of("linalg.exp");
  private static final List<String> BINARY = List.of("linalg.add", "linalg.sub", "linalg.mul", "linalg.div");
  /** No input of a product is transposed, or the first or the second. */
  private static final int[] TRANSPOSED = {-1, 0, 1};

  /** Creates the pattern, which applies to {@code linalg.generic}. */
  public Specialization() {
    super(GenericOp.NAME);
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    if (structure == null || structure.getDpsInits(op).size() != 1 || !Bodies.hasNoEffects(structure.getBlock(op))) {
      return false;
    }
    boolean isParallel = structure.countLoops(op) == structure.countLoops(op, IteratorType.PARALLEL);
    if (isParallel && structure.getDpsInputs(op).size() == 1
        && isFirstArgument(structure.getMatchingYieldValue(op, 0))) {
      OperationRef rearranged = Rearrangement.create(op, structure, rewriter);
      if (rearranged != null) {
        rewriter.replaceOp(op, rearranged);
        return true;
      }
    }
    OperationState named = isParallel ? elementwise(op, structure, rewriter) : product(op, structure, rewriter);
    if (named == null) {
      return false;
    }
    rewriter.replaceOpWithNew(op, named);
    return true;
  }

  // ---- loops over the elements of the result -----------------------------------------------------------------------

  private static @Nullable OperationState elementwise(Operation op, LinalgOp structure, PatternRewriter rewriter) {
    List<Value> inputs = List.copyOf(structure.getDpsInputs(op));
    List<AffineMap> maps = structure.getIndexingMaps(op);
    boolean areIdentities = maps.stream().allMatch(AffineMap::isIdentity);
    if (inputs.size() == 1 && isFirstArgument(structure.getMatchingYieldValue(op, 0))) {
      boolean isScalar = LinalgOp.elementTypeOrSelf(inputs.get(0).type()) == inputs.get(0).type();
      if (areIdentities) {
        return state(op, CopyOp.NAME, inputs, structure, rewriter, false);
      }
      return isScalar && maps.get(1).isPermutation()
          ? state(op, FillOp.NAME, inputs, structure, rewriter, false) : null;
    }
    if (!areIdentities || maps.get(0).dimCount() == 0
        || !(Arrays.stream(structure.getBlock(op).arguments()).allMatch(each -> each.type() instanceof FloatType))) {
      return null;
    }
    if (inputs.size() == 1) {
      return firstSame(op, UNARY, inputs, structure, rewriter);
    }
    return inputs.size() == 2 ? firstSame(op, BINARY, inputs, structure, rewriter) : null;
  }

  private static boolean isFirstArgument(Value value) {
    return value instanceof BlockArgument argument && argument.index() == 0;
  }

  /** Returns the first operation with the same computation, possibly with exchanged inputs. */
  private static @Nullable OperationState firstSame(
      Operation op, List<String> names, List<Value> inputs, LinalgOp structure, PatternRewriter rewriter) {
    for (String name : names) {
      OperationState named = state(op, name, inputs, structure, rewriter, false);
      if (computesSame(op, structure, named, Bodies.Order.SAME)) {
        return named;
      }
      if (inputs.size() == 2 && computesSame(op, structure, named, Bodies.Order.EXCHANGED_INPUTS)) {
        return state(op, name, List.of(inputs.get(1), inputs.get(0)), structure, rewriter, false);
      }
    }
    return null;
  }

  // ---- products of matrices ----------------------------------------------------------------------------------------

  private static @Nullable OperationState product(Operation op, LinalgOp structure, PatternRewriter rewriter) {
    List<Value> inputs = List.copyOf(structure.getDpsInputs(op));
    Block block = structure.getBlock(op);
    if (inputs.size() != 2 || IntegerType.isSignless(block.argument(2).type(), 1)) {
      return null; // MLIR does not specialize products of booleans either
    }
    boolean isBatched = structure.countLoops(op) == 4;
    String name = isBatched ? "linalg.batch_matmul" : "linalg.matmul";
    OperationName operationName = rewriter.context().operationName(name);
    for (int transposed : TRANSPOSED) {
      List<AffineMap> maps = transpose(NamedOps.indexingMaps(operationName), transposed);
      if (!hasLoopsOf(operationName, maps, op, structure, isBatched)) {
        continue;
      }
      for (boolean unsigned : isBatched ? new boolean[] {false} : new boolean[] {false, true}) {
        OperationState named = state(op, name, inputs, structure, rewriter, unsigned);
        if (transposed >= 0) {
          named.addAttribute("indexing_maps", attribute(maps, rewriter.context()));
        }
        if (computesSame(op, structure, named, Bodies.Order.COMMUTATIVE)) {
          return named;
        }
      }
    }
    return null;
  }

  /** Exchanges the last two results of the map of an input, unless its number is negative. */
  private static List<AffineMap> transpose(List<AffineMap> maps, int input) {
    if (input < 0) {
      return maps;
    }
    List<AffineMap> all = new ArrayList<>(maps);
    AffineMap map = maps.get(input);
    List<AffineExpr> results = new ArrayList<>(map.results());
    Collections.swap(results, results.size() - 2, results.size() - 1);
    all.set(input, AffineMap.of(map.dimCount(), 0, results));
    return all;
  }

  private static ArrayAttr attribute(List<AffineMap> maps, Context context) {
    List<Attribute> attributes = new ArrayList<>(maps.size());
    for (AffineMap map : maps) {
      attributes.add(AffineMapAttr.of(context, map));
    }
    return ArrayAttr.of(context, attributes);
  }

  /**
   * Returns whether the indexing maps are those of the named operation, up to loop order. A batch loop must be
   * outermost.
   */
  private static boolean hasLoopsOf(
      OperationName name, List<AffineMap> namedMaps, Operation op, LinalgOp structure, boolean isBatched) {
    List<AffineMap> maps = structure.getIndexingMaps(op);
    List<IteratorType> kinds = structure.getIteratorTypes(op);
    List<IteratorType> namedKinds = NamedOps.iteratorTypes(name);
    if (kinds.size() != namedKinds.size()) {
      return false;
    }
    int[] loops = new int[kinds.size()];
    Arrays.fill(loops, -1);
    BitSet found = new BitSet(loops.length);
    for (int i = 0; i < maps.size(); i++) {
      AffineMap map = maps.get(i);
      if (map.resultCount() != namedMaps.get(i).resultCount()) {
        return false;
      }
      for (int dim = 0; dim < map.resultCount(); dim++) {
        int named = ((AffineDimExpr) namedMaps.get(i).result(dim)).position();
        if (!(map.result(dim) instanceof AffineDimExpr loop)
            || loops[named] >= 0 && loops[named] != loop.position() || loops[named] < 0 && found.get(loop.position())
            || kinds.get(loop.position()) != namedKinds.get(named)) {
          return false;
        }
        loops[named] = loop.position();
        found.set(loop.position());
      }
    }
    return !isBatched || loops[0] == 0;
  }

  // ---- named operations --------------------------------------------------------------------------------------------

  private static OperationState state(
      Operation op, String name, List<Value> inputs, LinalgOp structure, PatternRewriter rewriter, boolean unsigned) {
    List<NamedAttribute> attributes = unsigned
        ? List.of(new NamedAttribute("cast", LinalgEnums.TYPE_FN.of(rewriter.context(), "cast_unsigned"))) : List.of();
    return NamedOps.state(rewriter, op.location(), name, inputs, structure.getDpsInits(op).get(0),
        DictionaryAttr.of(rewriter.context(), attributes));
  }

  private static boolean computesSame(
      Operation op, LinalgOp structure, OperationState named, Bodies.Order order) {
    Value expected = named.regions().get(0).first().last().operand(0);
    return Bodies.areSame(structure.getBlock(op), structure.getMatchingYieldValue(op, 0), expected, order);
  }
}

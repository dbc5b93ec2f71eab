// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.affine.DelinearizeIndexOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.InParallelOp;
import org.mortise.dialect.tensor.CollapseShapeOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.dialect.tensor.ResultShapes;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;

/**
 * Replaces a slice of a collapsed tensor by loops over the collapsed dimensions that are sliced. Each iteration
 * extracts a slice of the original tensor, collapses it, and inserts it into the result.
 */
final class CollapsedSlices {
  private static final AffineMap POSITION = AffineMap.of(1, 2,
      AffineExpr.dim(0).times(AffineExpr.symbol(1)).plus(AffineExpr.symbol(0)));

  private final ExtractSliceOp slice;
  private final CollapseShapeOp collapse;
  private final Location location;
  private final Context context;
  private final RankedTensorType source;
  private final int[][] groups;
  private final List<OpFoldResult> offsets;
  private final List<OpFoldResult> sizes;
  private final List<OpFoldResult> strides;
  private final List<Integer> loops = new ArrayList<>();
  private List<OpFoldResult> sourceSizes = List.of();

  private CollapsedSlices(ExtractSliceOp slice, CollapseShapeOp collapse) {
    this.slice = slice;
    this.collapse = collapse;
    location = slice.location();
    context = slice.context();
    source = (RankedTensorType) collapse.src().type();
    groups = collapse.reassociation();
    offsets = slice.mixedOffsets().toFoldResults(context);
    sizes = slice.mixedSizes().toFoldResults(context);
    strides = slice.mixedStrides().toFoldResults(context);
    for (int i = 0; i < groups.length; i++) {
      if (groups[i].length > 1 && isSliced(i)) {
        loops.add(i);
      }
    }
  }

  /** Replaces {@code slice}, if that is of a collapsed tensor, by sequential or parallel loops. */
  static boolean rewrite(ExtractSliceOp slice, boolean parallel, PatternRewriter rewriter) {
    CollapseShapeOp collapse = CollapseShapeOp.of(slice.source().definingOp());
    if (collapse == null || slice.resultType().rank() != slice.sourceType().rank()) {
      return false;
    }
    CollapsedSlices slices = new CollapsedSlices(slice, collapse);
    if (slices.dropUnitDimensions(rewriter)) {
      return true;
    }
    slices.createLoops(parallel, rewriter);
    return true;
  }

  private boolean isSliced(int dim) {
    long size = slice.sourceType().dim(dim);
    MixedIndices allSizes = slice.mixedSizes();
    return slice.sourceType().isDynamicDim(dim) || !slice.mixedOffsets().is(dim, 0) || !allSizes.is(dim, size)
        || !slice.mixedStrides().is(dim, 1);
  }

  // ---- dimensions of size 1 ----------------------------------------------------------------------------------------

  /** Replaces the collapsing of groups that have one dimension of a size other than 1 by a slice without the others. */
  private boolean dropUnitDimensions(PatternRewriter rewriter) {
    List<Integer> kept = new ArrayList<>();
    List<int[]> keptGroups = new ArrayList<>();
    boolean collapses = false;
    for (int[] group : groups) {
      List<Integer> large = new ArrayList<>();
      for (int dim : group) {
        if (source.dim(dim) != 1) {
          large.add(dim);
        }
      }
      boolean isReduced = group.length > 1 && large.size() == 1;
      int first = kept.size();
      for (int dim : group) {
        if (!isReduced || source.dim(dim) != 1) {
          kept.add(dim);
        }
      }
      keptGroups.add(Reassociation.range(first, kept.size()));
      collapses |= kept.size() - first > 1;
    }
    if (kept.size() == source.rank()) {
      return false;
    }
    long[] shape = kept.stream().mapToLong(source::dim).toArray();
    RankedTensorType type = RankedTensorType.of(shape, source.elementType());
    Value reduced = ExtractSliceOp.create(rewriter, location, type, collapse.src(),
        all(0, source.rank()), mixed(ResultShapes.mixedSizes(rewriter, location, collapse.src())),
        all(1, source.rank()));
    if (collapses) {
      reduced = collapse(reduced, keptGroups.toArray(new int[0][]), rewriter);
    }
    rewriter.replaceOp(slice, ExtractSliceOp.create(rewriter, location, slice.resultType(), reduced,
        slice.mixedOffsets(), slice.mixedSizes(), slice.mixedStrides()));
    return true;
  }

  private Value collapse(Value value, int[][] allGroups, OpBuilder builder) {
    RankedTensorType type = (RankedTensorType) value.type();
    return CollapseShapeOp.create(builder, location,
        RankedTensorType.of(Reassociation.collapse(type, allGroups), type.elementType()), value,
        Reassociation.attribute(context, allGroups));
  }

  // ---- loops -------------------------------------------------------------------------------------------------------

  private void createLoops(boolean parallel, PatternRewriter rewriter) {
    List<Value> dynamicSizes = new ArrayList<>();
    for (int i = 0; i < sizes.size(); i++) {
      if (slice.resultType().isDynamicDim(i)) {
        dynamicSizes.add(value(sizes.get(i), rewriter));
      }
    }
    Value empty = EmptyOp.create(rewriter, location, slice.resultType(), dynamicSizes);
    sourceSizes = ResultShapes.mixedSizes(rewriter, location, collapse.src());
    rewriter.replaceOp(slice, List.of(parallel ? parallelLoop(empty, rewriter) : sequentialLoops(empty, rewriter)));
  }

  private Value sequentialLoops(Value empty, PatternRewriter rewriter) {
    List<Value> bounds = loops.stream().map(dim -> value(sizes.get(dim), rewriter)).toList();
    if (bounds.isEmpty()) {
      return insert(List.of(), empty, rewriter);
    }
    Value zero = ConstantOp.createIndex(rewriter, location, 0);
    Value one = ConstantOp.createIndex(rewriter, location, 1);
    List<ForOp> nest = new ArrayList<>();
    Value carried = empty;
    for (Value bound : bounds) {
      ForOp loop = ForOp.createEmpty(rewriter, location, zero, bound, one, List.of(carried));
      nest.add(loop);
      carried = loop.regionIterArgs().get(0);
      rewriter.setInsertionPointToEnd(loop.body());
    }
    Value updated = insert(nest.stream().map(ForOp::inductionVariable).toList(), carried, rewriter);
    for (int i = nest.size() - 1; i >= 0; i--) {
      rewriter.setInsertionPointToEnd(nest.get(i).body());
      org.mortise.dialect.scf.YieldOp.create(rewriter, location, List.of(updated));
      updated = nest.get(i).results().get(0);
    }
    rewriter.setInsertionPoint(slice);
    return updated;
  }

  private Value parallelLoop(Value empty, PatternRewriter rewriter) {
    MixedIndices bounds = mixed(loops.stream().map(sizes::get).toList()).withAllConstants();
    ForallOp loop = ForallOp.create(rewriter, location, List.of(empty.type()), List.of(), bounds.values(), List.of(),
        List.of(empty), numbers(0), bounds.staticAttribute(context), numbers(1));
    Block body = loop.region().addBlock();
    body.addArguments(Collections.nCopies(loops.size(), IndexType.of(context)), location);
    Value dest = body.addArgument(empty.type(), location);
    rewriter.setInsertionPointToEnd(body);
    List<Value> variables = loop.inductionVariables();
    Value tile = tile(variables, rewriter);
    InParallelOp end = InParallelOp.create(rewriter, location);
    rewriter.setInsertionPointToEnd(end.region().addBlock());
    ParallelInsertSliceOp.create(rewriter, location, tile, dest, destOffsets(variables), destSizes(),
        all(1, groups.length));
    rewriter.setInsertionPoint(slice);
    return loop.results().get(0);
  }

  private DenseI64ArrayAttr numbers(long number) {
    return all(number, loops.size()).staticAttribute(context);
  }

  private Value insert(List<Value> variables, Value dest, OpBuilder builder) {
    Value tile = tile(variables, builder);
    return InsertSliceOp.create(builder, location, tile, dest, destOffsets(variables), destSizes(),
        all(1, groups.length));
  }

  /** Returns the collapsed slice of one iteration. */
  private Value tile(List<Value> variables, OpBuilder builder) {
    List<Object> tileOffsets = new ArrayList<>(Collections.nCopies(source.rank(), 0L));
    List<Object> tileSizes = new ArrayList<>(Collections.nCopies(source.rank(), 1L));
    List<Object> tileStrides = new ArrayList<>(Collections.nCopies(source.rank(), 1L));
    for (int i = 0; i < groups.length; i++) {
      int[] group = groups[i];
      if (loops.contains(i)) {
        List<Value> indices = indices(i, variables.get(loops.indexOf(i)), builder);
        for (int j = 0; j < group.length; j++) {
          tileOffsets.set(group[j], indices.get(j));
        }
      } else if (group.length == 1) {
        tileOffsets.set(group[0], plain(offsets.get(i)));
        tileSizes.set(group[0], plain(sizes.get(i)));
        tileStrides.set(group[0], plain(strides.get(i)));
      } else {
        for (int dim : group) {
          tileSizes.set(dim, plain(sourceSizes.get(dim)));
        }
      }
    }
    Value extracted = ExtractSliceOp.create(builder, location, collapse.src(), MixedIndices.ofAll(tileOffsets),
        MixedIndices.ofAll(tileSizes), MixedIndices.ofAll(tileStrides));
    return collapse(extracted, groups, builder);
  }

  /** Returns the indices in the dimensions of a group for an iteration. */
  private List<Value> indices(int dim, Value variable, OpBuilder builder) {
    OpFoldResult position = AffineApplies.makeComposedFolded(builder, location, POSITION,
        List.of(OpFoldResult.of(variable), offsets.get(dim), strides.get(dim)));
    List<Object> sizes = new ArrayList<>();
    for (int each : groups[dim]) {
      sizes.add(plain(sourceSizes.get(each)));
    }
    MixedIndices basis = MixedIndices.ofAll(sizes);
    return List.copyOf(DelinearizeIndexOp.create(
        builder, location, Collections.nCopies(basis.size(), IndexType.of(context)), value(position, builder),
        basis.values(), basis.staticAttribute(context)).multiIndex());
  }

  private MixedIndices destOffsets(List<Value> variables) {
    List<Object> all = new ArrayList<>(Collections.nCopies(groups.length, 0L));
    for (int i = 0; i < loops.size(); i++) {
      all.set(loops.get(i), variables.get(i));
    }
    return MixedIndices.ofAll(all);
  }

  private MixedIndices destSizes() {
    List<Object> all = new ArrayList<>(groups.length);
    for (int i = 0; i < groups.length; i++) {
      all.add(loops.contains(i) ? (Object) 1L : plain(sizes.get(i)));
    }
    return MixedIndices.ofAll(all);
  }

  // ---- numbers -----------------------------------------------------------------------------------------------------

  private Value value(OpFoldResult number, OpBuilder builder) {
    return number.value() != null ? number.value()
        : ConstantOp.createIndex(builder, location, number.constant().longValue());
  }

  private static Object plain(OpFoldResult number) {
    return number.value() != null ? number.value() : (Object) number.constant().longValue();
  }

  private static MixedIndices mixed(List<OpFoldResult> numbers) {
    return MixedIndices.ofAll(numbers.stream().map(CollapsedSlices::plain).toList());
  }

  private static MixedIndices all(long number, int count) {
    return MixedIndices.ofAll(Collections.nCopies(count, number));
  }
}

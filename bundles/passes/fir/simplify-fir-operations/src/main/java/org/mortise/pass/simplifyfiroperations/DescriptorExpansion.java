// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.simplifyfiroperations;

import java.util.List;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.fir.BoxDimsOp;
import org.mortise.dialect.fir.BoxElementSizeOp;
import org.mortise.dialect.fir.BoxTotalElementsOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.IsContiguousBoxOp;
import org.mortise.dialect.fir.runtime.LibrarySymbols;
import org.mortise.dialect.fir.runtime.RuntimeFunction;
import org.mortise.dialect.fir.runtime.SourcePosition;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** Expands queries of descriptors. */
final class DescriptorExpansion {
  private final LibrarySymbols symbols;
  private final boolean prefersInline;

  DescriptorExpansion(LibrarySymbols symbols, boolean prefersInline) {
    this.symbols = symbols;
    this.prefersInline = prefersInline;
  }

  /** Replaces the query for the number of elements by a call. */
  boolean expand(BoxTotalElementsOp count, PatternRewriter rewriter) {
    Location location = count.location();
    Operation user = symbols.userAround(count.operation());
    Type bytes = ReferenceType.of(IntegerType.of(rewriter.context(), Byte.SIZE));
    RuntimeFunction size = RuntimeFunction.of("_FortranASize",
        List.of(box(rewriter), bytes, integer(rewriter, Integer.SIZE)), List.of(integer(rewriter, Long.SIZE)));
    size.declare(location, user, symbols.collected());
    SourcePosition position = SourcePosition.create(rewriter, location, user, symbols.collected());
    Value elements = size.call(rewriter, location, List.of(count.box(), position.file(), position.line()))
        .results().get(0);
    Type wanted = count.result().type();
    rewriter.replaceOp(count,
        elements.type() == wanted ? elements : ConvertOp.create(rewriter, location, wanted, elements));
    return true;
  }

  /** Replaces the query for contiguity by a call or, if one dimension decides, by a comparison. */
  boolean expand(IsContiguousBoxOp query, PatternRewriter rewriter) {
    int rank = EntityTypes.ofAddressOrBox(query.box().type()) instanceof SequenceType array ? array.rank() : 0;
    boolean isInnermost = query.innermostAttr() != null;
    if (prefersInline && (rank == 1 || rank > 0 && isInnermost)) {
      rewriter.replaceOp(query, isFirstDimensionContiguous(query, rewriter));
      return true;
    }
    Location location = query.location();
    Type integer = integer(rewriter, Integer.SIZE);
    List<Type> results = List.of(integer(rewriter, 1));
    RuntimeFunction function = isInnermost
        ? RuntimeFunction.of("_FortranAIsContiguousUpTo", List.of(box(rewriter), integer), results)
        : RuntimeFunction.of("_FortranAIsContiguous", List.of(box(rewriter)), results);
    function.declare(location, symbols.userAround(query.operation()), symbols.collected());
    List<Value> arguments = isInnermost
        ? List.of(query.box(), ConstantOp.createInteger(rewriter, location, integer, 1)) : List.of(query.box());
    rewriter.replaceOp(query, function.call(rewriter, location, arguments).results().get(0));
    return true;
  }

  /** Creates a test whether the stride is the size of an element, or the extent is 0. */
  private static Value isFirstDimensionContiguous(IsContiguousBoxOp query, PatternRewriter rewriter) {
    Location location = query.location();
    Type index = IndexType.of(rewriter.context());
    Value size = BoxElementSizeOp.create(rewriter, location, index, query.box());
    Value first = ConstantOp.createIndex(rewriter, location, 0);
    BoxDimsOp dimension = BoxDimsOp.create(rewriter, location, index, index, index, query.box(), first);
    Value isDense = CmpIOp.create(rewriter, location, IntegerPredicate.EQ, size, dimension.byteStride());
    Value isEmpty = CmpIOp.create(rewriter, location, IntegerPredicate.EQ, dimension.extent(), first);
    return OrIOp.create(rewriter, location, isDense, isEmpty);
  }

  private static Type box(PatternRewriter rewriter) {
    return BoxType.of(NoneType.of(rewriter.context()));
  }

  private static Type integer(PatternRewriter rewriter, int width) {
    return IntegerType.of(rewriter.context(), width);
  }
}

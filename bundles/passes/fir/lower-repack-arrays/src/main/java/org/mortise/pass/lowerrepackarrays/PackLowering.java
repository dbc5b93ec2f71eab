// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerrepackarrays;

import java.util.List;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.dialect.fir.IsContiguousBoxOp;
import org.mortise.dialect.fir.IsPresentOp;
import org.mortise.dialect.fir.PackArrayOp;
import org.mortise.dialect.fir.ResultOp;
import org.mortise.dialect.fir.runtime.LibrarySymbols;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IntegerType;

/** Expands {@code fir.pack_array}: a conditional that yields a temporary copy or the array itself. */
final class PackLowering {
  private final PackArrayOp pack;
  private final PatternRewriter rewriter;
  private final Location location;
  private final IntegerType i1;

  private PackLowering(PackArrayOp pack, PatternRewriter rewriter) {
    this.pack = pack;
    this.rewriter = rewriter;
    this.location = pack.location();
    this.i1 = IntegerType.of(rewriter.context(), 1);
  }

  static boolean rewrite(PackArrayOp pack, PatternRewriter rewriter, LibrarySymbols symbols) {
    if (pack.isSafeAttr() != null) {
      rewriter.replaceOp(pack, pack.array());
      return true;
    }
    rewriter.setInsertionPoint(pack.operation());
    rewriter.replaceOp(pack, new PackLowering(pack, rewriter).expand(symbols));
    return true;
  }

  /** Returns the array that is in use after the test of presence. */
  private Value expand(LibrarySymbols symbols) {
    TemporaryArray temporary = new TemporaryArray(pack, rewriter);
    Value isPresent = IsPresentOp.create(rewriter, location, i1, pack.array());
    IfOp ifPresent = conditional(isPresent);
    IfOp ifScattered = conditional(isScattered());
    ifScattered.setRegionWeightsAttr(rareThen(rewriter));
    result(temporary.create(new RuntimeCalls(rewriter, location, pack.operation(), symbols)));
    yieldArrayOtherwise(ifScattered);
    rewriter.setInsertionPointAfter(ifScattered.operation());
    result(ifScattered.results().get(0));
    yieldArrayOtherwise(ifPresent);
    return ifPresent.results().get(0);
  }

  /** Returns the weights of a condition that is rarely true. */
  static DenseI32ArrayAttr rareThen(PatternRewriter rewriter) {
    return DenseI32ArrayAttr.of(rewriter.context(), 0, 1);
  }

  /** Creates a conditional that yields an array, and moves the insertion point to its first region. */
  private IfOp conditional(Value condition) {
    IfOp op = IfOp.create(rewriter, location, List.of(pack.array().type()), condition);
    rewriter.setInsertionPointToEnd(op.thenRegion().addBlock());
    return op;
  }

  /** Returns whether a present array is neither empty nor contiguous. */
  private Value isScattered() {
    Value array = pack.array();
    IsContiguousBoxOp isContiguous = IsContiguousBoxOp.build(rewriter, location, i1, array);
    isContiguous.setInnermostAttr(pack.innermostAttr());
    Value no = ConstantOp.createBool(rewriter, location, false);
    Value isScattered = CmpIOp.create(rewriter, location, IntegerPredicate.EQ, isContiguous.result(), no);
    Value address = BoxAddrOp.create(rewriter, location, DescribedArrays.addressType(array), array);
    Value hasData = IsPresentOp.create(rewriter, location, i1, address);
    return AndIOp.create(rewriter, location, isScattered, hasData);
  }

  private void yieldArrayOtherwise(IfOp op) {
    rewriter.setInsertionPointToEnd(op.elseRegion().addBlock());
    result(pack.array());
  }

  private void result(Value array) {
    ResultOp.create(rewriter, location, List.of(array));
  }
}

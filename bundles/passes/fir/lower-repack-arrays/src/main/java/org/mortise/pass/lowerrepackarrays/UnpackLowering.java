// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerrepackarrays;

import java.util.List;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.dialect.fir.IsPresentOp;
import org.mortise.dialect.fir.ResultOp;
import org.mortise.dialect.fir.UnpackArrayOp;
import org.mortise.dialect.fir.runtime.LibrarySymbols;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Expands {@code fir.unpack_array}: if the temporary array is not the original, copies it back and frees it. */
final class UnpackLowering {
  private final UnpackArrayOp unpack;
  private final PatternRewriter rewriter;
  private final Location location;

  private UnpackLowering(UnpackArrayOp unpack, PatternRewriter rewriter) {
    this.unpack = unpack;
    this.rewriter = rewriter;
    this.location = unpack.location();
  }

  static boolean rewrite(UnpackArrayOp unpack, PatternRewriter rewriter, LibrarySymbols symbols) {
    boolean frees = unpack.stackAttr() == null || DescribedArrays.isPolymorphic(unpack.temp());
    boolean copies = unpack.noCopyAttr() == null;
    if (unpack.isSafeAttr() == null && (frees || copies)) {
      rewriter.setInsertionPoint(unpack.operation());
      new UnpackLowering(unpack, rewriter).expand(frees, copies, symbols);
    }
    rewriter.eraseOp(unpack);
    return true;
  }

  private void expand(boolean frees, boolean copies, LibrarySymbols symbols) {
    IntegerType i1 = IntegerType.of(rewriter.context(), 1);
    conditional(IsPresentOp.create(rewriter, location, i1, unpack.original()));
    Value memory = address(unpack.temp());
    Value original = address(unpack.original());
    Value first = number(memory);
    Value second = number(original);
    Value isCopy = CmpIOp.create(rewriter, location, IntegerPredicate.NE, first, second);
    conditional(isCopy).setRegionWeightsAttr(PackLowering.rareThen(rewriter));
    if (copies) {
      new RuntimeCalls(rewriter, location, unpack.operation(), symbols).copy(unpack.original(), unpack.temp());
    }
    if (frees) {
      FreeMemOp.create(rewriter, location, memory);
    }
  }

  /** Creates a conditional and moves the insertion point into it. */
  private IfOp conditional(Value condition) {
    IfOp op = IfOp.create(rewriter, location, List.of(), condition);
    rewriter.setInsertionPointToEnd(op.thenRegion().addBlock());
    rewriter.setInsertionPoint(ResultOp.create(rewriter, location, List.of()));
    return op;
  }

  private Value address(Value box) {
    return BoxAddrOp.create(rewriter, location, HeapType.of(DescribedArrays.arrayType(box)), box);
  }

  private Value number(Value address) {
    return ConvertOp.create(rewriter, location, IndexType.of(rewriter.context()), address);
  }
}

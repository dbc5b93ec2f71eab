// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memrefexpand;

import java.util.List;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.Reductions;
import org.mortise.dialect.memref.AtomicRMWOp;
import org.mortise.dialect.memref.AtomicYieldOp;
import org.mortise.dialect.memref.GenericAtomicRMWOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;

/** Replaces an atomic access by one whose computation is a region. */
final class AtomicExpansion {
  private AtomicExpansion() {}

  /** Returns whether the computation is a minimum or maximum of floating-point numbers. */
  static boolean isNeeded(AtomicRMWOp atomic) {
    return switch (kindOf(atomic)) {
      case MAXIMUMF, MINIMUMF, MAXNUMF, MINNUMF -> true;
      default -> false;
    };
  }

  private static AtomicRMWKind kindOf(AtomicRMWOp atomic) {
    return AtomicRMWKind.of(atomic.kindAttr().longValue());
  }

  static boolean expand(AtomicRMWOp atomic, ConversionRewriter rewriter) {
    Location location = atomic.location();
    GenericAtomicRMWOp generic = GenericAtomicRMWOp.build(
        rewriter, location, atomic.memrefType().elementType(), atomic.memref(), atomic.indices());
    Block body = generic.atomicBody().addBlock();
    body.addArguments(List.of(atomic.memrefType().elementType()), atomic.memref().location());
    rewriter.setInsertionPointToEnd(body);
    Value result = Reductions.combine(
        kindOf(atomic).function(), rewriter, location, body.argument(0), atomic.value());
    AtomicYieldOp.create(rewriter, location, result);
    rewriter.replaceOp(atomic, generic);
    return true;
  }
}

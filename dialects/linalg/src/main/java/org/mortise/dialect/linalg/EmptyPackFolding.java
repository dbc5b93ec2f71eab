// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;

/**
 * Replaces a {@code linalg.pack} without padding and a {@code linalg.unpack} of a {@code tensor.empty} by their
 * destinations, since the elements are undefined. The patterns are not canonicalizations.
 */
public final class EmptyPackFolding {
  private EmptyPackFolding() {}

  /** Adds the patterns. */
  public static void addTo(PatternSet patterns) {
    patterns.add(PackOp.pattern("FoldEmptyTensorWithPackOp", EmptyPackFolding::replacePack));
    patterns.add(UnPackOp.pattern("FoldEmptyTensorWithUnPackOp", EmptyPackFolding::replaceUnPack));
  }

  /** Returns the reason why the packing of an empty tensor is not folded, or null. */
  public static @Nullable String obstacle(Operation op) {
    PackOp pack = PackOp.of(op);
    return pack != null && isEmpty(pack.source()) && pack.paddingValue() != null ? "it has a padding value" : null;
  }

  private static boolean isEmpty(Value value) {
    return EmptyOp.of(value.definingOp()) != null;
  }

  private static boolean replacePack(PackOp pack, PatternRewriter rewriter) {
    boolean isFoldable = pack.paddingValue() == null && isEmpty(pack.source());
    if (isFoldable) {
      rewriter.replaceOp(pack, pack.dest());
    }
    return isFoldable;
  }

  private static boolean replaceUnPack(UnPackOp unpack, PatternRewriter rewriter) {
    boolean isFoldable = isEmpty(unpack.source());
    if (isFoldable) {
      rewriter.replaceOp(unpack, unpack.dest());
    }
    return isFoldable;
  }
}

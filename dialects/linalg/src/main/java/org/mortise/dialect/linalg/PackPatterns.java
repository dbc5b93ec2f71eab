// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.Splats;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Folding and canonicalization of {@code linalg.pack} and {@code linalg.unpack}. */
final class PackPatterns {
  private PackPatterns() {}

  static FoldResult fold(PackOp op, Attribute[] constants) {
    if (op.paddingValue() == null) {
      return Splats.resize(constants[0], op.destType(), null);
    }
    return constants[2] == null ? FoldResult.NONE : Splats.resize(constants[0], op.destType(), constants[2]);
  }

  static FoldResult fold(UnPackOp op, Attribute[] constants) {
    return Splats.resize(constants[0], op.destType(), null);
  }

  @Canonicalization("PackOp")
  static boolean simplifyPack(PackOp op, PatternRewriter rewriter) {
    UnPackOp inner = UnPackOp.of(op.source().definingOp());
    if (inner != null) {
      boolean isUndone = inner.sourceType() == op.destType() && areInverse(op, inner);
      if (isUndone) {
        rewriter.replaceOp(op, inner.source());
      }
      return isUndone;
    }
    if (op.paddingValue() != null && needsNoPadding(op)) {
      rewriter.modifyOpInPlace(op, () -> op.operation().operandGroup(2).erase(0, 1));
      return true;
    }
    PackedShapes shapes = PackedShapes.of(op.sourceType(), op.destType(), op.tiledDims(), op.outerPermutation());
    if (shapes == null) {
      return false;
    }
    Location location = op.location();
    Value source = cast(rewriter, location, op.source(), shapes.unpacked());
    Value dest = cast(rewriter, location, op.dest(), shapes.packed());
    Type type = op.result().type();
    rewriter.modifyOpInPlace(op, () -> {
      op.sourceOperand().set(source);
      op.destOperand().set(dest);
      op.result().setType(dest.type());
    });
    if (dest.type() != type) {
      rewriter.setInsertionPointAfter(op);
      CastOp cast = CastOp.build(rewriter, location, type, op.result());
      rewriter.replaceAllUsesExcept(op.result(), cast.dest(), cast);
    }
    return true;
  }

  @Canonicalization("UnPackOp")
  static boolean simplifyUnPack(UnPackOp op, PatternRewriter rewriter) {
    PackOp inner = PackOp.of(op.source().definingOp());
    if (inner != null) {
      boolean isUndone = inner.sourceType() == op.destType() && areInverse(inner, op);
      if (isUndone) {
        rewriter.replaceOp(op, inner.source());
      }
      return isUndone;
    }
    Operation filled = op.dest().definingOp();
    DestinationStyleOpInterface style =
        filled == null ? null : filled.getInterface(DestinationStyleOpInterface.class);
    if (style != null) { // all of the destination is overwritten
      Value dest = style.getDpsInits(filled).get(((OpResult) op.dest()).index());
      rewriter.modifyOpInPlace(op, () -> op.destOperand().set(dest));
      return true;
    }
    PackedShapes shapes = PackedShapes.of(op.destType(), op.sourceType(), op.tiledDims(), op.outerPermutation());
    if (shapes == null) {
      return false;
    }
    Location location = op.location();
    Value source = cast(rewriter, location, op.source(), shapes.packed());
    Value dest = cast(rewriter, location, op.dest(), shapes.unpacked());
    UnPackOp made = UnPackOp.build(
        rewriter, location, source, dest, op.innerTiles(), op.innerDimsPosAttr(), op.staticInnerTilesAttr());
    if (op.outerDimsPermAttr() != null) {
      made.setOuterDimsPermAttr(op.outerDimsPermAttr());
    }
    rewriter.replaceOp(op, CastOp.create(rewriter, location, op.resultType(), made.result()));
    return true;
  }

  private static Value cast(PatternRewriter rewriter, Location location, Value value, long[] shape) {
    RankedTensorType type = (RankedTensorType) value.type();
    return Arrays.equals(type.shape(), shape) ? value
        : CastOp.create(rewriter, location, RankedTensorType.of(shape, type.elementType(), type.encoding()), value);
  }

  private static boolean areInverse(PackOp pack, UnPackOp unpack) {
    return pack.paddingValue() == null
        && pack.innerDimsPosAttr() == unpack.innerDimsPosAttr()
        && haveSamePermutation(pack.outerPermutation(), unpack.outerPermutation())
        && haveSameTiles(pack.mixedTiles(), unpack.mixedTiles());
  }

  private static boolean haveSamePermutation(int[] a, int[] b) {
    return Arrays.equals(a, b) || isIdentity(a) && isIdentity(b);
  }

  private static boolean isIdentity(int[] permutation) {
    for (int i = 0; i < permutation.length; i++) {
      if (permutation[i] != i) {
        return false;
      }
    }
    return true;
  }

  private static boolean haveSameTiles(MixedIndices a, MixedIndices b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      boolean isSame = ShapedType.isDynamic(a.constant(i))
          ? a.value(i) == b.value(i) : a.constant(i) == b.constant(i);
      if (!isSame) {
        return false;
      }
    }
    return true;
  }

  private static boolean needsNoPadding(PackOp op) {
    for (int dim : op.tiledDims()) {
      if (op.sourceType().isDynamicDim(dim)) {
        return false;
      }
    }
    return op.mixedTiles().values().isEmpty() && !Packing.requiresPadding(op);
  }

  /**
   * The shapes of an unpacked and a packed tensor with the static sizes that follow from each other.
   *
   * @param unpacked the shape of the unpacked tensor
   * @param packed the shape of the packed tensor
   */
  private record PackedShapes(long[] unpacked, long[] packed) {
    /** Returns the shapes, or null if they equal those of the types. */
    static @Nullable PackedShapes of(
        RankedTensorType unpackedType, RankedTensorType packedType, int[] tiled, int[] outer) {
      long[] unpacked = unpackedType.shape();
      long[] packed = packedType.shape();
      boolean[] isTiled = new boolean[unpacked.length];
      for (int dim : tiled) {
        isTiled[dim] = true;
      }
      boolean changed = false;
      for (int i = 0; i < unpacked.length; i++) {
        int from = outer.length == 0 ? i : outer[i];
        boolean differ = ShapedType.isDynamic(unpacked[from]) != ShapedType.isDynamic(packed[i]);
        if (!isTiled[from] && differ) {
          long size = ShapedType.isDynamic(packed[i]) ? unpacked[from] : packed[i];
          unpacked[from] = size;
          packed[i] = size;
          changed = true;
        }
      }
      return changed ? new PackedShapes(unpacked, packed) : null;
    }
  }
}

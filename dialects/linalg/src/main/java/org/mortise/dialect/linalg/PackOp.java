// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.DynamicIndexList;

/** Tiles dimensions of a tensor and moves the tiles to new inner dimensions. */
@Op(name = "linalg.pack",
    operands = {
        "source: ANY_RANKED_TENSOR", "dest: ANY_RANKED_TENSOR", "padding_value: ANY?", "inner_tiles: INDEX..."
    },
    results = "result: ANY_RANKED_TENSOR",
    attributes = {
        "outer_dims_perm: DENSE_I64_ARRAY? = NO_DIMENSIONS", "inner_dims_pos: DENSE_I64_ARRAY",
        "static_inner_tiles: DENSE_I64_ARRAY"
    },
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "NO_MEMORY_EFFECT", "INFERS_RESULT_TYPES"},
    format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? "
          + "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos"
          + " `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)"
          + " `into` $dest attr-dict `:` type($source) `->` type($dest)",
    resultNames = "pack",
    implementations = {
        PackOp.Speculation.class, PackOp.DestinationStyle.class,
        org.mortise.dialect.tensor.ResultShapes.OfDestination.class
    },
    since = "22.1",
    patterns = {PackPatterns.class, PackFoldingPatterns.class})
public final class PackOp extends PackOpBase {
  PackOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
    op.typeFrom("result", "dest", "result type matches type of dest", type -> type);
  }

  @Nullable Diagnostic verify() {
    return Packing.verify(this);
  }

  FoldResult fold(Attribute[] constants) {
    return PackPatterns.fold(this, constants);
  }

  /** Returns the sizes of the inner tiles. */
  public MixedIndices mixedTiles() {
    return MixedIndices.of(staticInnerTilesAttr(), innerTiles());
  }

  /** Returns the dimensions that are tiled. */
  public int[] tiledDims() {
    return Packing.dimensions(innerDimsPosAttr());
  }

  /** Returns the permutation of the outer dimensions; empty for the identity. */
  public int[] outerPermutation() {
    return Packing.dimensions(outerDimsPermAttr());
  }

  /** The operation is speculatable if it pads, or if all tiles have known sizes: an incomplete tile is undefined. */
  static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      PackOp pack = of(op);
      return pack.paddingValue() != null || Packing.areTilesKnown(pack.mixedTiles(), pack.destType());
    }
  }

  /** The destination is the only init. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return new OperandRange(op, 1, 1);
    }
  }
}

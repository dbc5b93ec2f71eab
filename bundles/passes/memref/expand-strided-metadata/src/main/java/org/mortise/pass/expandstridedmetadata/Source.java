// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.expandstridedmetadata;

import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** The memref that is viewed, with its metadata: numbers where the type has them, otherwise extracted values. */
final class Source {
  private final MemRefType type;
  private final StridesAndOffset layout;
  private final ExtractStridedMetadataOp extracted;
  private final OpBuilder builder;
  private final Location location;

  /** Extracts the metadata. The memref must have a strided layout. */
  Source(Value memref, OpBuilder builder, Location location) {
    this.type = (MemRefType) memref.type();
    this.layout = type.stridesAndOffset();
    this.extracted = ExtractStridedMetadataOp.create(builder, location, memref);
    this.builder = builder;
    this.location = location;
  }

  MemRefType type() {
    return type;
  }

  Value base() {
    return extracted.baseBuffer();
  }

  OpFoldResult offset() {
    return known(layout.offset(), extracted.offset());
  }

  OpFoldResult size(int dim) {
    return known(type.dim(dim), extracted.size(dim));
  }

  /** Returns the size as a value even if it is static. */
  OpFoldResult extractedSize(int dim) {
    return OpFoldResult.of(extracted.size(dim));
  }

  OpFoldResult stride(int dim) {
    return known(layout.strides()[dim], extracted.stride(dim));
  }

  private OpFoldResult known(long number, Value value) {
    return ShapedType.isDynamic(number) ? OpFoldResult.of(value) : Metadata.constant(builder.context(), number);
  }

  /** Returns the value of an expression of symbols. */
  OpFoldResult apply(AffineExpr expr, List<OpFoldResult> symbols) {
    return AffineApplies.makeComposedFolded(builder, location, AffineMap.of(0, symbols.size(), expr), symbols);
  }
}

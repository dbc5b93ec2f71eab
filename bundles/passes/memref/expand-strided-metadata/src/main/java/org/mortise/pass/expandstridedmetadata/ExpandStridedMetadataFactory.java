// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.expandstridedmetadata;

import com.google.auto.service.AutoService;
import org.mortise.dialect.memref.CollapseShapeOp;
import org.mortise.dialect.memref.ExpandShapeOp;
import org.mortise.dialect.memref.ExtractAlignedPointerAsIndexOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code expand-strided-metadata}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ExpandStridedMetadataFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("expand-strided-metadata", "Expand memref operations into easier to analyze constructs")
          .withTitle("ExpandStridedMetadata")
          .withDescription("""
              Replaces `memref.subview`, `memref.expand_shape` and `memref.collapse_shape` by a
              `memref.reinterpret_cast` of the base buffer, with offset, sizes and strides that affine maps compute, and
              the metadata of allocations, globals, casts and views by the values they are known to be. Linear in the
              operations, the length of chains of views, and the dimensions.""")
          .withDialects("affine", "arith", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet()
        .add(RewritePattern.of(SubViewOp.NAME, "SubviewFolder", ViewExpansion::expand))
        .add(RewritePattern.of(ExpandShapeOp.NAME, "ReshapeFolder", ViewExpansion::expand))
        .add(RewritePattern.of(CollapseShapeOp.NAME, "ReshapeFolder", ViewExpansion::expand))
        .add(ExtractStridedMetadataOp.pattern("ExtractStridedMetadataFolder", MetadataFolding::fold))
        .add(ExtractAlignedPointerAsIndexOp.pattern("RewriteExtractAlignedPointerAsIndexOfViewLikeOp",
            MetadataFolding::foldPointer)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}

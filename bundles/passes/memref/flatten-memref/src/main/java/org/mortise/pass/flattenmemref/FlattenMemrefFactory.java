// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flattenmemref;

import com.google.auto.service.AutoService;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.AllocaOp;
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

/** The pass {@code flatten-memref}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FlattenMemrefFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("flatten-memref", "Flatten a multiple dimensional memref to 1-dimensional")
          .withTitle("FlattenMemrefs")
          .withDescription("""
              Replaces loads and stores of `memref` and `vector` from a memref of several dimensions by accesses of a
              `memref.reinterpret_cast` to one dimension, at an index that an affine map computes, and allocations of
              static memrefs by allocations of one dimension. The layout must be contiguous or given by strides.

              An access of a vector of several dimensions is kept, as is a transfer that may be out of bounds, permutes
              dimensions or reads elements that are not adjacent. Allocations with dynamic sizes are kept, too. mlir-opt
              22.1 makes invalid or wrong programs of these. Linear in the operations and the dimensions.""")
          .withDialects("affine", "memref", "vector");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet();
    for (Access access : Access.ALL) {
      patterns.add(RewritePattern.of(access.name(), "FlattenAccess", access::flatten));
    }
    patterns.add(AllocOp.pattern("FlattenAlloc", FlatAllocation::flatten));
    patterns.add(AllocaOp.pattern("FlattenAlloca", FlatAllocation::flatten));
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, frozen, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}

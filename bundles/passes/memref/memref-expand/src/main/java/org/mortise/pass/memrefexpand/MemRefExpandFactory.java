// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memrefexpand;

import com.google.auto.service.AutoService;
import org.mortise.dialect.memref.AtomicRMWOp;
import org.mortise.dialect.memref.ReshapeOp;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.osgi.service.component.annotations.Component;

/** The pass {@code memref-expand}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MemRefExpandFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("memref-expand", "Legalize memref operations to be convertible to LLVM.")
          .withTitle("ExpandOps")
          .withDescription("""
              Replaces atomic minima and maxima of floating-point numbers by `memref.generic_atomic_rmw`, and a
              `memref.reshape` to a static number of dimensions by `memref.reinterpret_cast`. Operations of other
              dialects than `arith` and `memref` are folded on the way. Linear in the operations and the dimensions.""")
          .withDialects("arith", "memref");

  private static final DialectConversion CONVERSION = conversion();

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return MemRefExpandFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    ConversionResult result = CONVERSION.applyPartial(root);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static DialectConversion conversion() {
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(AtomicRMWOp.NAME, "AtomicRMWOpConverter", AtomicRMWOp::of,
        (update, operands, rewriter) -> AtomicExpansion.expand(update, rewriter)));
    patterns.add(ConversionPattern.of(ReshapeOp.NAME, "MemRefReshapeOpConverter", ReshapeOp::of,
        (reshape, operands, rewriter) -> ReshapeExpansion.expand(reshape, rewriter)));
    ConversionTarget target = new ConversionTarget()
        .addLegalDialect("arith", "memref")
        .addDynamicallyLegalOp(op -> !AtomicExpansion.isNeeded(AtomicRMWOp.of(op)), AtomicRMWOp.NAME)
        .addDynamicallyLegalOp(op -> !ReshapeExpansion.isPossible(ReshapeOp.of(op)), ReshapeOp.NAME);
    return new DialectConversion(target, patterns);
  }
}
